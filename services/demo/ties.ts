import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { shipperA, shipperB } from '../identity/demo-ids.ts'
import { demoUsers } from '../identity/demo-users.ts'
import { actorNamed } from './actors.ts'
import { carriers, drivers, vehicles } from './fleet.ts'
import { seedId } from './ids.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, iso } from './script/lines.ts'

const loginOf = (companyId: string) => demoUsers.find(({ transporterId, driverId }) => transporterId === companyId && !driverId)!.username
const driversOf = (companyId: string) => drivers.filter(({ transporterId }) => transporterId === companyId)
const vehiclesOf = (companyId: string) => vehicles.filter(({ transporterId }) => transporterId === companyId)

const groupOf = (number: number, name: string, company: number, from: number, to: number) => ({
  id: seedId('driverGroup', number),
  name,
  driverIds: driversOf(carriers[company]!.id)
    .slice(from, to)
    .map(({ id }) => id),
})
/** Groups of drivers, as targets of offers. */
export const driverGroups = [
  { shipperId: shipperA, groups: [groupOf(1, 'Carretas do Sul', 0, 0, 6), groupOf(2, 'Granel de confiança', 2, 0, 4)] },
  { shipperId: shipperB, groups: [groupOf(3, 'Retirada em porto', 4, 0, 5)] },
]

/** Days from the demo's end until a licence ends; one of each ten is over. */
const licenceDays = [900, 1500, 420, 25, 1100, 700, -12, 1300, 250, 610]

/**
 * What carriers and shippers say of drivers and vehicles by the demo's end: licences, one of them over; ties of each kind, one that ended;
 * one driver and one vehicle of two companies; integrations.
 */
export const tieSteps = (seed: string, today: string): readonly ScenarioStep[] => {
  const now = Date.parse(today)
  const day = (days: number) => localDay(iso(now + days * DAY))
  const step = (module: string, type: string, username: string, data: object): ScenarioStep => ({
    module,
    command: { type, data },
    by: actorNamed(username),
    key: `${seed}/tie/${type}/${username}/${JSON.stringify(data)}`,
    at: today,
  })
  const [first, second, third] = carriers.map(({ id }) => id)
  const [borrowed, former] = [driversOf(first!)[3]!, driversOf(first!)[4]!]
  const truck = vehiclesOf(first!)[2]!
  return [
    ...carriers.flatMap(({ id: company }, at) => {
      const by = loginOf(company)
      const [, aggregate, third] = driversOf(company)
      const licences = driversOf(company).slice(0, 5)
      return [
        ...licences.map(({ id }, index) =>
          step('driver', 'ChangeDetails', by, {
            id,
            cnhExpiry: day(licenceDays[(at * 5 + index) % licenceDays.length]!),
            paidActivity: index !== 4,
          }),
        ),
        step('driver', 'Tie', by, { id: aggregate!.id, kind: 'AGGREGATE', from: day(-400) }),
        step('driver', 'Tie', by, { id: third!.id, kind: 'THIRD', from: day(-60), until: day(120) }),
        step('vehicle', 'Tie', by, { id: vehiclesOf(company)[1]!.id, kind: 'AGGREGATE', from: day(-400) }),
        step('vehicle', 'Tie', by, { id: vehiclesOf(company)[3]!.id, kind: 'FLEET', from: day(-900) }),
      ]
    }),
    ...[
      { kind: 'AGGREGATE', from: day(-30), driver: borrowed, company: second },
      { kind: 'THIRD', from: day(-90), until: day(-10), driver: former, company: third },
    ].map(({ driver: { document: cpf, name, phone }, company, ...tie }) =>
      step('driver', 'RegisterNew', loginOf(company!), { cpf, name, phone, ...tie }),
    ),
    step('vehicle', 'RegisterNew', loginOf(second!), {
      plate: truck.plate,
      vehicleType: truck.vehicleType,
      trailerType: truck.trailerType,
      kind: 'THIRD',
    }),
    ...[0, 1, 2, 3].map((index) =>
      step('driver', 'SetIntegrationDate', 'operador', { id: driversOf(first!)[index]!.id, date: day(-20 - index * 90) }),
    ),
    ...[0, 1].map((index) =>
      step('driver', 'SetIntegrationDate', 'operador.b', { id: driversOf(carriers[4]!.id)[index]!.id, date: day(-30 - index * 200) }),
    ),
  ]
}
