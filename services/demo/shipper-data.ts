import { demoOperationGroups, demoShippers } from '../identity/demo-ids.ts'
import { carriers } from './fleet.ts'
import {
  demoCertifications,
  demoConditionings,
  demoDepartments,
  demoOccurrenceTypes,
  demoProducts,
  demoProperties,
  demoResolutions,
  demoUnits,
} from './goods.ts'
import { newCnpj } from './identifiers.ts'
import { seedId } from './ids.ts'
import { demoPlaces } from './places.ts'
import { randomFrom } from './random.ts'
import { receiversOf } from './receivers.ts'

type Profile = { readonly name: string; readonly acceptType: 'FIRST_ACCEPT' | 'WAIT_DURATION'; readonly product: number }
const profilesOfA: readonly Profile[] = [
  { name: 'Bobinas e papel', acceptType: 'FIRST_ACCEPT', product: 0 },
  { name: 'Carga fechada', acceptType: 'FIRST_ACCEPT', product: 9 },
  { name: 'Longa distância', acceptType: 'WAIT_DURATION', product: 0 },
  { name: 'Transferência entre CDs', acceptType: 'FIRST_ACCEPT', product: 2 },
]
const profilesOfB: readonly Profile[] = [
  { name: 'Alimentos secos', acceptType: 'FIRST_ACCEPT', product: 3 },
  { name: 'Ensacados', acceptType: 'WAIT_DURATION', product: 1 },
  { name: 'Bebidas', acceptType: 'FIRST_ACCEPT', product: 7 },
]

const profilesOfC: readonly Profile[] = [
  { name: 'Pisos e revestimentos', acceptType: 'FIRST_ACCEPT', product: 9 },
  { name: 'Carga paletizada', acceptType: 'WAIT_DURATION', product: 9 },
]

/** What differs between the companies, in the order of `demoShippers`. `approvalAbove`: hirings above this many cents need approval. */
const companies = [
  {
    codes: { prefix: 'CG-', first: 19_230 },
    approvalAbove: 1_500_000,
    username: { operator: 'operador', launcher: 'lancador', admin: 'admin', approver: 'aprovador', receipts: 'canhotos' },
    profiles: profilesOfA,
  },
  {
    codes: { prefix: 'VV-', first: 4_310 },
    approvalAbove: 2_200_000,
    username: { operator: 'operador.b', launcher: 'operador.b', admin: 'admin.b', approver: 'admin.b', receipts: 'operador.b' },
    profiles: profilesOfB,
  },
  {
    codes: { prefix: 'PA-', first: 1_001 },
    approvalAbove: 1_800_000,
    username: { operator: 'operador.c', launcher: 'operador.c', admin: 'admin.c', approver: 'admin.c', receipts: 'operador.c' },
    profiles: profilesOfC,
  },
] as const

/** All register entries of a shipper, under ids that never change. */
export const shipperData = demoShippers.map((shipper, index) => {
  const { codes, approvalAbove, username, profiles } = companies[index]!
  const number = (n: number) => index * 100 + n
  const products = demoProducts.map((name, n) => ({ id: seedId('product', number(n + 1)), name }))
  const own = carriers.filter(({ shippers }) => shippers.includes(shipper.id)).map(({ id }) => id)
  return {
    shipper,
    /** The first number of its loads' codes. */
    codes,
    approvalAbove,
    username,
    operationGroups: demoOperationGroups.filter(({ shipperId }) => shipperId === shipper.id),
    transporterIds: own,
    places: demoPlaces.map((place, n) => ({
      ...place,
      id: seedId('place', number(n + 1)),
      document: newCnpj(randomFrom(`place ${number(n)}`), n % 5 === 2),
    })),
    receivers: receiversOf(index),
    products,
    units: demoUnits.map((name, n) => ({ id: seedId('unit', number(n + 1)), name })),
    conditionings: demoConditionings.map((name, n) => ({ id: seedId('conditioning', number(n + 1)), name })),
    certifications: demoCertifications.map((name, n) => ({ id: seedId('certification', number(n + 1)), name })),
    properties: demoProperties.map((name, n) => ({ id: seedId('property', number(n + 1)), name })),
    occurrenceTypes: demoOccurrenceTypes.map((kind, n) => ({ id: seedId('occurrenceType', number(n + 1)), ...kind, active: true })),
    departments: demoDepartments.map((name, n) => ({ id: seedId('department', number(n + 1)), name })),
    resolutions: demoResolutions.map((name, n) => ({ id: seedId('occurrenceResolution', number(n + 1)), name })),
    profiles: profiles.map(({ name, acceptType, product }, n) => ({
      id: seedId('profile', number(n + 1)),
      name,
      measureType: 'WEIGHT' as const,
      acceptType,
      productId: products[product]!.id,
    })),
    groups: [
      { id: seedId('group', number(1)), name: 'Preferenciais', transporterIds: own.slice(0, 4) },
      { id: seedId('group', number(2)), name: 'Longa distância', transporterIds: own.filter((_, n) => n % 2 === 0) },
      { id: seedId('group', number(3)), name: 'Sul', transporterIds: own.slice(-3) },
    ],
  }
})
export type ShipperData = (typeof shipperData)[number]
