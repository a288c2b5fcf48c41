import { incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { pendencyCommands, pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { troubles } from '../../incident-texts.ts'
import { pendencyTexts, type ReportedType } from '../../pendency-cases.ts'
import { isOfDemo } from '../simulation-context.ts'
import type { StaffTask } from './worklist.ts'

/** Actions of the demo's staff that pass before one looks at what was reported. */
const A_WHILE = 12
const DISPOSED = 0.2
const COMMENTED = 0.4

/** Settles one pendency that a carrier reported meanwhile; the demo's other ones stay for people. */
export const settlePendency: StaffTask = async ({ operator, random, isOld, since }) => {
  const { ok, body } = await operator.ask(pendencyRoutes.search, { status: 'OPEN', size: 50 })
  const reported = (ok ? body.list : []).filter(
    (one) => one.pendingType.reporterType !== 'SYSTEM' && isOfDemo(one) && one.createdDate > since && isOld(one.createdDate, A_WHILE),
  )
  if (!reported.length) return
  const { id, pendingType } = random.pick(reported)
  const texts = pendencyTexts[Number(pendingType.id) as ReportedType]
  if (random.chance(DISPOSED)) await operator.ask(pendencyCommands.dispose, { id, observation: texts.disposed })
  else await operator.ask(pendencyCommands.resolve, { id, observation: texts.settled })
}

/** Comments on an incident that was opened meanwhile, or closes it. */
export const settleIncident: StaffTask = async ({ operator, random, isOld, since }) => {
  const { ok, body } = await operator.ask(incidentRoutes.search, { status: ['CREATED'], size: 50 })
  const open = (ok ? body.list : []).filter((one) => isOfDemo(one) && one.openedAt > since && isOld(one.openedAt, A_WHILE))
  if (!open.length) return
  const { id, typeName } = random.pick(open)
  const trouble = troubles[typeName as keyof typeof troubles] ?? troubles['Problema mecânico']
  if (random.chance(COMMENTED)) return void (await operator.ask(incidentCommands.addEvent, { id, observation: trouble.treatment }))
  const resolutions = await operator.ask(referenceRoutes.resolutions, {})
  const resolution = random.pick(trouble.resolutions)
  const resolutionId = resolutions.ok ? resolutions.body.find(({ name }) => name === resolution)?.id : undefined
  const [least, most] = trouble.cost
  await operator.ask(incidentCommands.close, {
    ...{ id, observation: trouble.closing, cost: random.wholeNumber(least / 100, most / 100) * 100 },
    ...(resolutionId && { resolutionId }),
  })
}
