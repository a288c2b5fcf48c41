import { usualAxesOf } from '@embarca/contracts/gate/usual-axes.ts'
import { measuredAtGate, vehicleInfoServed } from '@embarca/contracts/gate/vehicle-info.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted, InputOf } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { vehicleDetails } from '@embarca/contracts/reference/fields.ts'
import { knownTo } from '@embarca/contracts/reference/ties.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { Failure, forbidden } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Module } from '../../kit/module.ts'
import type { Run } from '../../kit/run.ts'
import { NotFound } from '../../kit/scope.ts'
import { loads, runnerOf } from '../../load/index.ts'
import { registered, registryModules } from '../../registry/index.ts'
import { visits } from '../index.ts'
import { type DeliveryAtGate, deliveryAtGate } from './delivery-at-gate.ts'

type Options = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Info = InputOf<typeof vehicleInfoServed.updateInfoByDelivery>
type Step = readonly [Module, { readonly type: string; readonly data: object }]

const REASON = 'Cadastro do veículo corrigido.'
/** From the collect on, the load's vehicles stay as they were judged; the gate's visit holds what is counted there. */
const replaceable = ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']
const nothing = new Failure(400, 'INVALID', ['Informe o que mudou no veículo.'])

type Registered = Awaited<ReturnType<typeof registered<'vehicle'>>>
/** The register's form as it stands, by what the carrier that runs the load knows of the vehicle. */
const registerForm = (vehicle: Registered, load: DeliveryAtGate['load'], now: string) => {
  const transporterId = runnerOf(load)?.transporterId
  const known: Readonly<Record<string, unknown>> | undefined = vehicle && knownTo(vehicle, transporterId, localDay(now))
  if (!vehicle || !known) throw new NotFound()
  const fields = ['plate', ...Object.keys(vehicleDetails)].filter((field) => known[field] !== undefined)
  return { ...Object.fromEntries(fields.map((field) => [field, known[field]])), id: vehicle.id, transporterId }
}

/** The commands that a correction comes to: one module decides each. */
const stepsOf = async (
  { id: vehicleId, deliveryId: _, axes, capacity, ...details }: Info,
  found: DeliveryAtGate,
  now: string,
): Promise<readonly Step[]> => {
  const { load, look, id, gateId } = found
  const vehicle = load.vehicles.find((one) => one.vehicleId === vehicleId)
  if (!vehicle) throw new NotFound()
  // Of a load whose customer sends the truck, no register has the vehicle: it is counted at the gate alone.
  const register = await registered(look, 'vehicle', vehicleId)
  const steps: Step[] = []
  if (Object.keys(details).length > 0) {
    steps.push([registryModules.vehicle, { type: 'Change', data: { ...registerForm(register, load, now), ...details } }])
    const isRetyped = details.vehicleType !== undefined || details.trailerType !== undefined
    const vehicleIds = load.vehicles.map((one) => one.vehicleId)
    if (isRetyped && replaceable.includes(load.status))
      steps.push([loads, { type: 'ChangeVehicles', data: { id: deliveryOf(id), vehicleIds, reason: REASON } }])
  }
  if (axes === undefined && capacity === undefined) return steps
  const kept = register?.axes?.[load.shipperId]
  const own = capacity ?? kept?.capacity
  const measured = {
    axes: axes ?? kept?.axes ?? usualAxesOf(vehicle.vehicleType),
    flRememberAxes: kept?.flRememberAxes ?? false,
    ...(own !== undefined && { capacity: own }),
  }
  // What is counted in a visit reaches the register by a reaction.
  const counted = { conciergeId: gateId, shippingId: id, axes: [{ vehicleId, ...measured }] }
  const keep = { id: vehicleId, shipperId: load.shipperId, ...measured }
  return [...steps, gateId ? [visits, { type: 'ConfirmAxes', data: counted }] : [registryModules.vehicle, { type: 'KeepAxes', data: keep }]]
}

/** Corrects a vehicle of a delivery (C237). */
export const serveVehicleInfo = (app: FastifyInstance, { run, events, now, context }: Options) =>
  serveRow(app, context, {
    ...{ table: 'vehicleInfoServed', name: 'updateInfoByDelivery', row: vehicleInfoServed.updateInfoByDelivery },
    handler: async (request, reply) => {
      const info = inputOf(request) as Info
      const { by } = request.admitted
      const { id: _, deliveryId: __, ...changes } = info
      const names = Object.keys(changes)
      const isMeasured = names.every((name) => (measuredAtGate as readonly string[]).includes(name))
      if (!isMeasured && !allows(may.runLoads, by.roles)) throw forbidden
      const found = await deliveryAtGate(events, request)
      const steps = await stepsOf(info, found, now())
      if (steps.length === 0) throw nothing
      const key = keyOf(request.headers['idempotency-key'])
      let accepted: Accepted | undefined
      for (const [at, [module, command]] of steps.entries()) {
        const outcome = await run(module, command, { by, key: `${key}/${at}`, correlationId: request.id })
        if (isRefusal(outcome)) throw refused(outcome, module.name)
        accepted = outcome
      }
      return reply.send(accepted)
    },
  })
