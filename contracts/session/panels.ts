import { type Static, Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { panelLabels } from './panels.pt.ts'

/** What a TV shows and staff type: twice four letters, without vowels, so that no word appears. */
export const PANEL_CODE = '^\\s*[A-Za-z]{4}\\s?-?\\s?[A-Za-z]{4}\\s*$'
export const LONGEST_PANEL_NAME = 60

/** A TV that shows calls, as a user of its own (readings Y17). */
export const CallPanelDevice = Type.Object({
  id: Id,
  name: Type.String(),
  /** The gates that it may show; empty: all of its shipper. */
  gateIds: Type.Array(Id),
  since: Instant,
})
export type CallPanelDevice = Static<typeof CallPanelDevice>

const name = Type.String({ minLength: 1, maxLength: LONGEST_PANEL_NAME, pattern: '\\S' })
const gateIds = Type.Array(Id, { maxItems: 100, uniqueItems: true })

export const panelRoutes = {
  panels: query('GET /v2/panels', Type.Array(CallPanelDevice), { may: may.runLoads }),
  change: command('PUT /v2/panels/:id', 'ChangePanel', {
    may: may.runLoads,
    body: { name, gateIds },
    messages: { done: panelLabels.changed },
  }),
  /** Its session ends at once. */
  revoke: command('DELETE /v2/panels/:id', 'RevokePanel', { may: may.runLoads, messages: { done: panelLabels.revoked } }),
}
/** Mounted apart from the tables: the code is the identity provider's. */
export const panelServed = {
  admit: command('POST /v2/panels', 'AdmitPanel', {
    may: may.runLoads,
    body: { userCode: Type.String({ pattern: PANEL_CODE, maxLength: 20 }), name, gateIds },
    messages: { done: panelLabels.admitted, failed: panelLabels.failed },
  }),
}
