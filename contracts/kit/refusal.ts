/** A rule does not admit a command. Expected, has a text in labels, answered with 422; never thrown. */
export type Refusal<Code extends string = string> = { readonly refused: Code; readonly detail?: Readonly<Record<string, unknown>> }

export const refuse = <const Code extends string>(refused: Code, detail?: Record<string, unknown>): Refusal<Code> =>
  detail ? { refused, detail } : { refused }

export const isRefusal = (outcome: object): outcome is Refusal => 'refused' in outcome
