import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { May } from '@embarca/contracts/kit/route.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { loadLifecycle, resetTargets } from '@embarca/contracts/load/lifecycle.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { type LoadShape, loadGuards, mayReturnTo, notAdmitted, unmet } from '@embarca/contracts/load/rules.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import type { AllowedAction } from '@embarca/contracts/load-details/routes.ts'
import { isAnswered } from '@embarca/contracts/negotiation/answers.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import { allows } from '@embarca/contracts/roles.ts'
import type { Static } from 'typebox'
import type { Details } from './document.ts'

type Action = Static<typeof AllowedAction>

/** Excluded: a relaunch is requested on the ended load, but the lifecycle admits it for the new one. */
const knownToLifecycle = new Set([...loadLifecycle.events].filter((command) => command !== 'RelaunchLoad'))

/** What the load's card knows besides its details. */
type Card = { readonly driverId?: string | undefined; readonly dedicatedId?: string | undefined }

const shapeOf = (details: Details, { driverId, dedicatedId }: Card): LoadShape => ({
  status: details.status,
  terms: details.terms,
  form: details.form,
  isHired: details.transporterId !== undefined,
  hasDriver: driverId !== undefined,
  isOfContract: dedicatedId !== undefined,
  acceptances: details.accepts.length,
  isAnswered: isAnswered(details.answers),
  invoices: details.invoices.length,
  receipts: {
    allApproved: details.drops.every(({ status }) => status === 'APPROVED'),
    anyApproved: details.drops.some(({ status }) => status === 'APPROVED'),
  },
  underWay: details.underWay?.length,
  blocks: details.blocks,
})
const snapshotOf = (load: LoadShape, now: string) => loadLifecycle.resolveState({ value: load.status, context: loadGuards(load, now) })

const returnsFrom = (load: LoadShape, snapshot: ReturnType<typeof snapshotOf>): readonly LoadStatus[] =>
  resetTargets.filter((status) => snapshot.can({ type: 'ResetStatus', data: { status } }) && mayReturnTo(load, status))
/** Statuses the shipper may send the load back to, by its lifecycle. */
export const returnsOf = (details: Details, card: Card, now: string): readonly LoadStatus[] => {
  const load = shapeOf(details, card)
  return returnsFrom(load, snapshotOf(load, now))
}

/** Each command once, whatever the number of its routes. */
const commands = [...new Map(Object.values(loadRoutes).map(({ command, may }: { command: string; may: May }) => [command, may]))].filter(
  ([action]) => action !== 'LaunchLoad',
)

const sentenceOf = ({ code, by }: NonNullable<ReturnType<typeof unmet>>) =>
  by === undefined ? messageFor(code, 'load') : loadLabels.blockedBy(by)

/** Every command of the load by its name: allowed, or with the rule that forbids it, in words. */
export const actionsOf = (details: Details, card: Card, { roles }: Pick<Actor, 'roles'>, now: string): Action[] => {
  const load = shapeOf(details, card)
  const snapshot = snapshotOf(load, now)
  // Commands outside the lifecycle are admitted in any status: their own rules decide.
  const isAdmitted = (command: string) => {
    if (!knownToLifecycle.has(command)) return true
    return command === 'ResetStatus' ? returnsFrom(load, snapshot).length > 0 : snapshot.can({ type: command })
  }
  return commands.map(([action, may]) => {
    const fault = isAdmitted(action) ? unmet(action, load) : { code: notAdmitted(action, load) }
    const because = fault ? sentenceOf(fault) : allows(may, roles) ? undefined : detailsLabels.notYourRole
    return because === undefined ? { action, allowed: true } : { action, allowed: false, because }
  })
}
