import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { CommandRoute, QueryRoute } from '@embarca/contracts/kit/route.ts'
import type { ScenarioSetting } from './setting.ts'

type Row = CommandRoute<any, any, any, any>
type Input = Record<string, unknown>

/** A value expected in a later response, by its path. `as`: who asks; absent: staff of the shipper. */
export type Shows = {
  readonly ask: QueryRoute<any, any, any, any>
  readonly input: Input
  readonly at: string
  readonly is: unknown
  readonly as?: Actor
}

/** One call of the specification: when it succeeds, what it records and changes, and when it is refused. */
export type CallScenario = {
  /** Its number in the inventory; a call of the product's own has none. */
  readonly call?: string
  readonly row: Row
  readonly by?: Actor
  /** Brings a load to a state in which the call succeeds, and returns the input. */
  readonly given: (setting: ScenarioSetting) => Promise<Input>
  readonly then: readonly string[]
  readonly shows: (input: any, stream: string) => Shows
  /** An input that is refused, and the refusal code. */
  readonly refused: { readonly given: (setting: ScenarioSetting) => Promise<Input>; readonly code: string; readonly status?: number }
}
