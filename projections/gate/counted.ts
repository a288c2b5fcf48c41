import type { LoadDocument } from '../loads/index.ts'
import type { WithSlots } from './slots/of-load.ts'
import type { GateVisit } from './visit.ts'

/** What a gate's figures are computed from. */
export type CountedAtGate = Partial<WithSlots> &
  Pick<LoadDocument, 'statusCode'> &
  Partial<Pick<LoadDocument, 'collectDate' | 'vehicleType'>> & { readonly gates?: Readonly<Record<string, GateVisit>> }

/** Without people, comments and answers. */
const momentOf = ({ by: _, ...moment }: NonNullable<GateVisit['moments']['CHECK_IN']>) => ({ ...moment, by: '' })
const lean = ({ step, zone, moments, absentSince, absentMinutes, wasReleased, settled, capacity }: GateVisit): GateVisit =>
  ({
    ...{ step, zone, absentSince, absentMinutes, wasReleased, settled, capacity, acknowledged: [], comments: [] },
    moments: Object.fromEntries(Object.entries(moments).map(([at, moment]) => [at, momentOf(moment)])),
  }) as GateVisit

/** As one text, so that the figures of a day read a column of thousands of loads and not their documents (`decisions/0052`). */
export const countedText = ({ statusCode, collectDate, vehicleType, gateSlots, gates }: CountedAtGate): string => {
  const visits = Object.entries(gates ?? {}).map(([place, visit]) => [place, lean(visit)])
  return JSON.stringify({ statusCode, collectDate, vehicleType, gateSlots, gates: Object.fromEntries(visits) })
}
export const countedIn = (text: string): CountedAtGate => JSON.parse(text) as CountedAtGate
