import { columnOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import { shipperA } from '../../identity/demo-ids.ts'
import type { LoadScript } from '../load-script.ts'
import type { ScenarioStep } from '../scenario.ts'
import { iso, MINUTE } from '../script/lines.ts'

type Scripted = LoadScript & { readonly loadId: () => string }
const offers: readonly (LoadStatus | undefined)[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']
const ended: readonly LoadStatus[] = ['FINISHED', 'CANCELED', 'EXPIRED', 'DRAFT', 'CREATED']
const statusOf = ({ lines }: LoadScript) => lines.findLast(({ reaches }) => reaches)?.reaches ?? 'DRAFT'

/** Inboxes were read before: only what has passed since then is unread. */
const BEFORE = 21 * MINUTE

/** Looks at the deadlines of loads on their way at the demo's end: timers of moments before it never ran. */
export const alertSteps = (seed: string, today: string, scripts: readonly Scripted[]): readonly ScenarioStep[] => {
  const underway = scripts.filter(
    (script) => script.book.shipper.id === shipperA && !ended.includes(statusOf(script)) && columnOf(statusOf(script)) !== undefined,
  )
  const now = Date.parse(today)
  return underway.flatMap((script) => {
    const id = script.loadId()
    const offered = script.lines.findLast(({ reaches }) => offers.includes(reaches))?.at
    return [now - BEFORE, now].map(
      (at): ScenarioStep => ({
        module: 'gateAlert',
        command: { type: 'CheckAlerts', data: { id, ...(offered !== undefined && { offeredAt: iso(offered) }) } },
        by: { program: shipperA },
        key: `${seed}/alerts/${id}/${at}`,
        at: iso(at),
      }),
    )
  })
}
