// Made by web/make_types.py; do not edit.

export type YatzyView = {
  game: string;
  edition: string;
  options: Record<string, number | string>;
  seat: null | number;
  pending: {
    kind: string;
    seat?: number;
    dice?: number;
    places?: number[];
    waits?: boolean;
    seats?: number[];
    scores?: number[];
    winners?: number[];
  };
  sheets: ({
    items: ({
      id: string;
      value: null | number;
      detail: {
        upper?: number;
        from?: number;
        ahead?: number;
      };
    })[];
    total: number;
  })[];
  moves: {
    move: string;
    kind: string;
    dice?: number[];
    row?: string;
    points?: number;
    gain?: number;
  }[];
  turn: null | number;
  round: number;
  rounds: number;
  dice: (null | number)[];
  rolls: number;
  rolls_left: number;
  declared: null | string;
  would: Record<string, number>;
};

export type TuttoView = {
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  seat: null | number;
  pending: {
    kind: string;
    seat?: number;
    deck?: Record<string, number>;
    waits?: boolean;
    seats?: number[];
    dice?: number;
    places?: number[];
    scores?: number[];
    winners?: number[];
  };
  sheets: {
    items: {
      id: string;
      value: number;
      detail: {
      };
    }[];
    total: number;
  }[];
  moves: ({
    move: string;
    kind: string;
    dice?: number[];
    points?: number;
    gift?: number;
    tutto?: boolean;
    ends?: boolean | number;
    collected?: number;
    left?: number;
    null?: null | {
      dice: number;
      ways: number;
      of: number;
      chance: number;
    };
    wins?: boolean;
    banks?: number;
    total?: number;
    reaches?: boolean;
    takes?: number[];
    at_risk?: number;
    of?: number;
    loses?: number;
  })[];
  turn: null | number;
  turns: number[];
  round: number;
  target: number;
  last_round: boolean;
  leaders: number[];
  card: null | string;
  cards: {
    card: string;
    dice: number;
    gift: number;
    points: number;
    tuttos: number;
  }[];
  tuttos: number;
  points: number;
  would_bank: null | number;
  would_take: number[];
  dice: (null | number)[];
  aside: {
    dice: number[];
    places: number[];
    points: number;
  }[];
  valid: number[];
  null: null | {
    dice: number;
    ways: number;
    of: number;
    chance: number;
  };
  pile: Record<string, number>;
  pile_left: number;
  past: {
    seat: number;
    ending: string;
    cards: {
      card: string;
      dice: number;
      gift: number;
      points: number;
      tuttos: number;
    }[];
    dice: number[];
    points: number;
    banked: number;
    took: number[];
  }[];
  clover: null;
  pays: number[];
};

export type KiviView = {
  game: string;
  edition: string;
  options: Record<string, string>;
  seat: null | number;
  pending: {
    kind: string;
    seat?: number;
    dice?: number;
    places?: number[];
    waits?: boolean;
    seats?: number[];
    scores?: number[];
    winners?: number[];
  };
  sheets: {
    items: {
      id: string;
      value: number;
      detail: {
        lines?: {
          direction: string;
          squares: string[];
          values: number[];
          sum: number;
          stones: number;
          points: number;
        }[];
        squares?: string[];
        values?: number[];
      };
    }[];
    total: number;
  }[];
  moves: {
    move: string;
    kind: string;
    square?: string;
    gain?: number;
    dice?: number[];
    to?: string;
    other?: number;
    other_gain?: number;
  }[];
  turn: null | number;
  round: number;
  rounds: number;
  dice: (null | number)[];
  rolls: number;
  rolls_left: number;
  board: {
    rows: number;
    columns: number;
    squares: ({
      square: string;
      target: string;
      value: number;
      stone: null | number;
      makes: null | {
        gain: number;
        lines: {
          direction: string;
          squares: string[];
          values: number[];
          sum: number;
          stones: number;
          points: number;
        }[];
      };
    })[];
  };
  hands: number[];
  boxes: number[];
  targets: string[];
  wild: string;
  open: string[];
  take_overs: string[];
};

export type DicettoView = {
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  seat: null | number;
  pending: {
    kind: string;
    seat?: number;
    deck?: Record<string, number>;
    waits?: boolean;
    seats?: number[];
    dice?: number;
    places?: number[];
    scores?: number[];
    winners?: number[];
  };
  sheets: ({
    items: ({
      id: string;
      value: null | number;
      detail: {
        cards?: string[] | number;
        to_win?: number;
      };
    })[];
    total: number;
  })[];
  moves: ({
    move: string;
    kind: string;
    dice?: number[];
    slot?: string;
    card?: string;
    asks?: string;
    points?: number;
    logo?: boolean;
    sum?: number;
    effect?: string;
    against?: null | number;
  })[];
  turn: null | number;
  colours: string[];
  deck: string;
  cards_to_win: number;
  row: ({
    slot: string;
    card: null | string;
    asks: null | string;
    points: null | number;
    logo: boolean | null;
    owner?: null | number;
    dice?: number[];
    sum?: null | number;
    tied_by?: null | number;
    beaten_by?: null | number;
    challenger?: null | number;
    challenge?: number[];
    open?: boolean;
  })[];
  pile: number;
  pile_cards: Record<string, number>;
  dice: (null | number)[];
  laid: (null | string)[];
  hand: number[];
  rolls: number;
  rolls_left: number;
  extra_roll: boolean;
  battle: null | {
    slot: string;
    challenger: number;
    owner: number;
  };
  won: {
    card: string;
    asks: string;
    points: number;
    logo: boolean;
  }[][];
  bonus: ({
    kind: string;
    points: number;
    counts: number[];
    holder: null | number;
  })[];
};

export type DicettoStory = {
  slot: string;
  challenger: number;
  owner: number;
  challenge: number[];
  dice: number[];
  winner: null | number;
};

export type DicetripView = {
  game: string;
  edition: string;
  options: Record<string, boolean>;
  seat: null | number;
  pending: {
    kind: string;
    seat?: number;
    dice?: number;
    places?: number[];
    waits?: boolean;
    seats?: number[];
    scores?: number[];
    winners?: number[];
  };
  sheets: {
    items: {
      id: string;
      value: number;
      detail: {
        cities?: string[];
        length?: number;
        clean?: string[];
        counts?: boolean;
        held?: number[];
        reached?: boolean;
      };
    }[];
    total: number;
  }[];
  moves: {
    move: string;
    kind: string;
    die?: number;
    drop?: number;
    numbers?: number[];
    city?: string;
    number?: number;
    gain?: number;
    changes?: {
      bonus: number;
      crossed: number;
      road: number;
      series: number;
      zones: number;
      tens: number;
    };
    colours?: string[];
    places?: number[];
  }[];
  phase: string;
  round: number;
  rounds: number;
  roller: null | number;
  dice: (null | number)[];
  colours: string[];
  cities_a_seat: number;
  map: {
    name: string;
    own: boolean;
    zones: {
      id: string;
      name: string;
    }[];
    cities: ({
      slug: string;
      name: string;
      x: number;
      y: number;
      zone: string;
      colour: null | string;
      links: string[];
    })[];
    links: string[][];
  };
  trips: ({
    numbers: Record<string, null | number | string>;
    bonus: string[];
    road: string[];
    series: string[];
    zones: {
      id: string;
      cities: number;
      empty: number;
      crossed: number;
      clean: boolean;
    }[];
    tens: number[];
    powers: {
      reroll: boolean;
      twice: boolean;
    };
    twice: null | {
      die: number;
      drop: number;
    };
    written: ({
      city: string;
      number: number | string;
    })[];
    done: boolean;
  })[];
  makes: ({
    number: number;
    double: boolean;
    colours: string[][];
    city: null | string;
    then: number[];
  })[];
};
