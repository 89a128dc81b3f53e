/** Runs before each test file: gives it the app's modules and globals afresh, as files share a process. */
import { vi } from "vitest";

vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
