/** Kinds of demo things, encoded in the fourth group of their ids. */
const kinds = { shipper: '8001', user: '8002', transporter: '8003', driver: '8004' } as const

/** A stable UUIDv7: the same thing has the same id in every demo, test and seed. */
export const demoId = (kind: keyof typeof kinds, number: number): string =>
  `019aa000-0000-7000-${kinds[kind]}-${String(number).padStart(12, '0')}`

export const shipperA = demoId('shipper', 1)
export const shipperB = demoId('shipper', 2)
/** Has registers and users, but no loads: its screens show their empty states. */
export const shipperC = demoId('shipper', 3)

export type DemoShipper = { readonly id: string; readonly name: string; readonly document: string }
export const demoShippers: readonly DemoShipper[] = [
  { id: shipperA, name: 'Papéis Serra Azul', document: '11222333000181' },
  { id: shipperB, name: 'Alimentos Vale Verde', document: '12ABC34501DE35' },
  { id: shipperC, name: 'Cerâmica Pedra Alta', document: '47261835000169' },
]

export type DemoOperationGroup = { readonly id: string; readonly shipperId: string; readonly name: string }
export const demoOperationGroups: readonly DemoOperationGroup[] = [
  { id: 'sudeste', shipperId: shipperA, name: 'Sudeste' },
  { id: 'sul', shipperId: shipperA, name: 'Sul' },
  { id: 'nordeste', shipperId: shipperB, name: 'Nordeste' },
  { id: 'interior', shipperId: shipperC, name: 'Interior' },
]
