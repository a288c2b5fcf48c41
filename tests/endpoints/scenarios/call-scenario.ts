import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { CommandRoute, QueryRoute } from '@embarca/contracts/kit/route.ts'
import type { ScenarioSetting } from './setting.ts'

type Row = CommandRoute<any, any, any, any>
type Input = Record<string, unknown>

/** A value of a later answer, by its path, and what it is then. */
export type Shows = { readonly ask: QueryRoute<any, any, any, any>; readonly input: Input; readonly at: string; readonly is: unknown }

/** One call of the specification: where it works, what it records and changes, and where it is refused. */
export type CallScenario = {
  /** Its number in the inventory; a call of the product's own has none. */
  readonly call?: string
  readonly row: Row
  readonly by?: Actor
  /** Brings a load to where the call works, and says what is sent. */
  readonly given: (scene: ScenarioSetting) => Promise<Input>
  readonly then: readonly string[]
  readonly shows: (input: any, stream: string) => Shows
  /** What is sent where it must not work, and the code it is refused with. */
  readonly refused: { readonly given: (scene: ScenarioSetting) => Promise<Input>; readonly code: string; readonly status?: number }
}
