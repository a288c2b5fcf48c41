import type { FleetType } from '@embarca/contracts/reference/codes.ts'
import { demoId, shipperA, shipperB, shipperC } from '../identity/demo-ids.ts'
import { newCnpj } from './identifiers.ts'
import { randomFrom } from './random.ts'

/** Carriers without users, by name and home: shippers typed their data. */
const unstaffed = [
  ['Transportes Boa Esperança', 'Lages SC'],
  ['Rodoviário Três Barras', 'Três Barras SC'],
  ['Cargas do Vale', 'Blumenau SC'],
  ['Expresso Campo Largo', 'Campo Largo PR'],
  ['Transportadora Santa Rita', 'Londrina PR'],
  ['Log Norte Pioneiro', 'Jacarezinho PR'],
  ['Viação Cargas Iguaçu', 'Cascavel PR'],
  ['Rodo Paranapanema', 'Ourinhos SP'],
  ['Transportes Mantiqueira', 'Taubaté SP'],
  ['Expresso Mogiana', 'Campinas SP'],
  ['Cargas Anhanguera', 'Ribeirão Preto SP'],
  ['Transportadora Bom Retiro', 'São Paulo SP'],
  ['Litoral Paulista Log', 'Santos SP'],
  ['Rodoviário Zona da Mata', 'Juiz de Fora MG'],
  ['Transportes Alterosas', 'Varginha MG'],
  ['Expresso Triângulo', 'Uberaba MG'],
  ['Cargas Serra do Cipó', 'Sete Lagoas MG'],
  ['Via Capixaba Transportes', 'Vitória ES'],
  ['Transportadora Recôncavo', 'Feira de Santana BA'],
  ['Rodo Agreste', 'Caruaru PE'],
  ['Expresso Potiguar', 'Natal RN'],
  ['Cargas Cerrado', 'Anápolis GO'],
  ['Transportes Pantanal', 'Campo Grande MS'],
  ['Rodoviário Cuiabano', 'Cuiabá MT'],
  ['Expresso Serra Gaúcha', 'Caxias do Sul RS'],
  ['Cargas Missões', 'Ijuí RS'],
  ['Transportadora Lagoa dos Patos', 'Pelotas RS'],
  ['Log Pampa', 'Bagé RS'],
] as const

const fleets: readonly FleetType[] = ['SELF', 'MIXED', 'THIRD']
/** The neighbouring states that a company of a state usually serves. */
const served: Readonly<Record<string, readonly string[]>> = {
  SC: ['PR', 'RS', 'SC'],
  PR: ['PR', 'SC', 'SP'],
  SP: ['MG', 'PR', 'RJ', 'SP'],
  MG: ['ES', 'GO', 'MG', 'RJ', 'SP'],
  ES: ['BA', 'ES', 'MG', 'RJ'],
  BA: ['BA', 'PE', 'SE'],
  PE: ['AL', 'PB', 'PE'],
  RN: ['CE', 'PB', 'RN'],
  GO: ['DF', 'GO', 'MG', 'TO'],
  MS: ['MS', 'PR', 'SP'],
  MT: ['GO', 'MS', 'MT', 'RO'],
  RS: ['RS', 'SC'],
}

/** What fleet a company has and where it drives, as the list of carriers filters them. */
export const fleetOf = (state: string, index: number) => ({
  fleetType: fleets[index % fleets.length]!,
  operationUFs: [...(served[state] ?? [state])],
})

/** Most work for the first shipper only, some for one of the others. */
const shippersOf = (index: number) => (index % 7 === 6 ? [shipperB] : index % 9 === 8 ? [shipperA, shipperC] : [shipperA])

export const moreCarriers = unstaffed.map(([name, home], index) => ({
  id: demoId('transporter', 101 + index),
  name: `${name} Ltda`,
  fantasyName: name,
  document: newCnpj(randomFrom(`carrier without users ${index}`), index % 5 === 4),
  city: home.slice(0, -3),
  state: home.slice(-2),
  shippers: shippersOf(index),
  ...fleetOf(home.slice(-2), index),
}))
