import type { Event } from '@embarca/contracts/kit/event.ts'

/** How a stream's events become a state. An event without a row changes nothing. */
export type Fold<State = unknown> = {
  readonly initial: State
  // biome-ignore lint/suspicious/noExplicitAny: `Evolve` types each step by its event; a fold holds them all
  readonly evolve: { readonly [type: string]: ((state: any, data: any) => any) | undefined }
}

/** The state after more events. */
export const fold = <State>({ evolve, initial }: Fold<State>, events: readonly Event[], from: State = initial): State =>
  events.reduce((state, { type, data }) => evolve[type]?.(state, data) ?? state, from)
