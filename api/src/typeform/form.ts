/**
 * The parts of a form that are read, as the Create API of Typeform describes them
 * (https://www.typeform.com/developers/create/reference/retrieve-form/).
 */
export type TypeformChoice = { readonly id?: string; readonly ref?: string; readonly label: string };

export type TypeformField = {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly type: string;
  readonly properties?: {
    readonly description?: string;
    readonly button_text?: string;
    readonly choices?: readonly TypeformChoice[];
    readonly allow_multiple_selection?: boolean;
    readonly steps?: number;
    readonly fields?: readonly TypeformField[];
  };
  readonly validations?: {
    readonly required?: boolean;
    readonly max_length?: number;
    readonly max_selection?: number;
  };
};

/** A comparison of an answer with values, or several of them under `and` or `or`. */
export type TypeformCondition = {
  readonly op: string;
  readonly vars?: readonly (TypeformCondition | { readonly type: string; readonly value?: unknown })[];
};

export type TypeformLogic = {
  readonly type: string;
  readonly ref: string;
  readonly actions: readonly {
    readonly action: string;
    readonly details: { readonly to?: { readonly type: string; readonly value: string } };
    readonly condition: TypeformCondition;
  }[];
};

export type TypeformForm = {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly TypeformField[];
  readonly logic?: readonly TypeformLogic[];
};
