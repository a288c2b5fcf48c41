import { newCnpj, newCpf, newPhone } from './identifiers.ts'
import { seedId } from './ids.ts'
import { demoPlaces } from './places.ts'
import { randomFrom } from './random.ts'

/** Invented consignees: companies, and every eighth a person. */
const companies = ['Atacado', 'Distribuidora', 'Mercado', 'Armazém', 'Gráfica', 'Loja', 'Depósito', 'Papelaria'] as const
const names = [
  'Aurora',
  'Ipê',
  'Três Marias',
  'São Bento',
  'Planalto',
  'Cruzeiro',
  'Jatobá',
  'Bela Vista',
  'Horizonte',
  'Santa Clara',
] as const
const streets = ['Rua das Palmeiras', 'Avenida Brasil', 'Rua Sete de Setembro', 'Avenida Getúlio Vargas', 'Rua XV de Novembro'] as const
const districts = ['Centro', 'Distrito Industrial', 'Jardim América', 'Vila Nova'] as const
const people = ['Lúcia Barros', 'Rui Salles', 'Tânia Freitas', 'Edson Moura', 'Marta Veloso', 'Caio Nogueira', 'Neide Prado'] as const
const windows = [
  ['08:00', '17:00'],
  ['07:00', '11:30'],
  ['13:00', '18:00'],
  ['06:00', '22:00'],
] as const

const domains = ['serra-azul', 'vale-verde', 'pedra-alta'] as const
const RECEIVERS = 40
const isPerson = (n: number) => n % 8 === 7

/** The receivers of the shipper with this index, under ids that never change. */
export const receiversOf = (index: number) =>
  Array.from({ length: RECEIVERS }, (_, n) => {
    const random = randomFrom(`receiver ${index * 100 + n}`)
    const { city, state } = random.pick(demoPlaces)
    const contactName = random.pick(people)
    const window = n % 5 === 4 ? undefined : random.pick(windows)
    const company = `${companies[n % companies.length]} ${names[(n + Math.floor(n / names.length)) % names.length]}`
    return {
      id: seedId('receiver', index * 100 + n + 1),
      name: isPerson(n) ? `${people[Math.floor(n / 8)]} (produtor rural)` : company,
      document: isPerson(n) ? newCpf(random) : newCnpj(random, n % 6 === 1),
      ...{ street: `${random.pick(streets)}, ${random.wholeNumber(20, 4_800)}`, district: random.pick(districts), city, state },
      ...(n % 4 !== 3 && {
        contactId: seedId('receiverContact', index * 100 + n + 1),
        contactName,
        contactPhone: newPhone(random),
        contactEmail: `recebimento${n + 1}@${domains[index]}.embarca.example`,
      }),
      ...(window && { deliveryFrom: window[0], deliveryTo: window[1] }),
      requiresScheduling: n % 3 === 0,
    }
  })
