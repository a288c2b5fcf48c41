import type { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { shipperA, shipperB, shipperC } from '../identity/demo-ids.ts'
import { demoDrivers, demoTransporters } from '../identity/demo-users.ts'
import { newCnh, newCnpj, newCpf, newPhone, newPlate, newRenavam } from './identifiers.ts'
import { seedId } from './ids.ts'
import { fleetOf } from './more-carriers.ts'
import { randomFrom } from './random.ts'

type VehicleType = (typeof vehicleTypes)[number]
type TrailerType = (typeof trailerTypes)[number]

const headquarters = ['Curitiba PR', 'Ponta Grossa PR', 'São Paulo SP', 'Betim MG', 'Joinville SC', 'Caxias do Sul RS'] as const
const more = ['Goiânia GO', 'Uberlândia MG', 'Ribeirão Preto SP', 'Serra ES', 'Feira de Santana BA', 'Campinas SP'] as const

/** The vehicles of every company, twice; only every other one has the eighth. */
const yard: readonly (readonly [VehicleType, readonly TrailerType[]])[] = [
  ['TOCO', ['BAU']],
  ['TRUCK', ['BAU', 'SIDER']],
  ['TRUCK', ['SIDER']],
  ['BITRUCK', ['SIDER', 'GRADE_BAIXA']],
  ['CARRETA', ['SIDER', 'BAU']],
  ['CARRETA_LS', ['SIDER', 'GRANELEIRO']],
  ['CARRETA_LS', ['GRADE_BAIXA', 'SIDER']],
  ['BITREM', ['GRANELEIRO']],
]
const yardOf = (company: number) => yard.slice(0, company % 2 ? 7 : 8)

/** The transporters, and the shippers they work for: all for A, the last eight also for B, the last four for C too. */
export const carriers = demoTransporters.map(({ id, name }, index) => {
  const home = [...headquarters, ...more][index]!
  return {
    id,
    name,
    document: newCnpj(randomFrom(`transporter ${index}`), index % 4 === 3),
    city: home.slice(0, -3),
    state: home.slice(-2),
    shippers: [shipperA, shipperB, shipperC].slice(0, 1 + Math.floor(index / 4)),
    ...fleetOf(home.slice(-2), index),
    vehicleTypes: [...new Set(yardOf(index).map(([vehicleType]) => vehicleType))].sort(),
    trailerTypes: [...new Set(yardOf(index).flatMap(([, trailers]) => trailers))].sort(),
    staffed: true,
  }
})

export const drivers = demoDrivers.map(({ id, name, transporterId }, index) => {
  const random = randomFrom(`driver ${id}`)
  const [document, phone] = [newCpf(random), newPhone(random)]
  const cnhCategory = index % 9 === 8 ? ('D' as const) : ('E' as const)
  return { id, driverId: id, transporterId, name, document, phone, active: true, cnhNumber: newCnh(random), cnhCategory }
})
export type DemoDriver = (typeof drivers)[number]

const YARDS = 2
export const vehicles = Array.from({ length: YARDS }, (_, copy) =>
  carriers.flatMap(({ id: transporterId }, company) =>
    yardOf(company).map(([vehicleType, trailers], index) => {
      const number = (copy * carriers.length + company) * 8 + index + 1
      const random = randomFrom(`vehicle ${number}`)
      const plate = newPlate(random)
      const trailerType = random.pick(trailers)
      return { id: seedId('vehicle', number), transporterId, plate, vehicleType, trailerType, renavam: newRenavam(random) }
    }),
  ),
).flat()
export type DemoVehicle = (typeof vehicles)[number]
