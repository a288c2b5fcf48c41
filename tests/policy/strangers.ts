import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, carrierRoles, type Role, roles } from '@embarca/contracts/roles.ts'
import type { RunningApp } from '../kit/app.ts'
import { settledThings, thingAt } from '../kit/settled-things.ts'
import { actor } from '../kit/tokens.ts'
import { leastOf, type PolicyRow, rowsOf } from './rows.ts'

/** An actor with an admitted role but without access to the things, and texts that would reveal them. */
type Stranger = {
  readonly who: string
  /** The role to use where the route admits it; otherwise the first admitted role. */
  readonly role?: Role
  readonly about: Partial<Actor>
  readonly mayNotFind: (row: PolicyRow) => boolean
  readonly words: readonly string[]
}

/** Lists of a gate, which is a place of the company: each shows the loads of its user's groups. */
const ofGate =
  /\/concierges\/:\w+\/(shippings\/(fetch|expeditionRank|calls|indicators|report)|waitingdrivers(\/(fetch|report))?|slots|findByDocument|kept|yardDay|heatmap|heatmapVisits)$/
/** Users, vehicles, places and carriers belong to the whole company, as do the things that modules declare so. */
const isOfGroup = ({ at }: PolicyRow) =>
  !/\/(user|vehicles|place|transporter|evaluation)\//.test(at) && !ofGate.test(at) && thingAt(at)?.isOf !== 'company'
/** A CNPJ names a company of the platform or of the public registry, and a type of pendency is the platform's: nobody's own. */
const names = (at: string) => at.includes('/:') && !at.includes('/:cnpj') && !at.includes('/pendingType/:id')
export const strangers: readonly Stranger[] = [
  {
    who: 'another shipper',
    about: { userId: 'zeca', shipperId: 's2', operationGroups: ['g9', 'g1'] },
    mayNotFind: () => true,
    words: [
      'CG-1',
      'CG-2',
      'Serra Azul',
      'TransNorte',
      'Fábrica Iguaçu',
      'Atacado Prata',
      'RQK3D41',
      'João Almeida',
      'Ana Martins',
      'Frota fixa',
      ...settledThings.flatMap((thing) => thing.words ?? []),
    ],
  },
  {
    who: 'another operation group',
    about: { userId: 'caio', operationGroups: ['g2'] },
    mayNotFind: isOfGroup,
    words: ['CG-1', 'CG-2', 'Loja Centro', '731000', '731.000', '000004711'],
  },
  {
    // Reads what others also change: no refused change answers in place of the missing check.
    who: 'an approver of another operation group',
    role: 'shipper_approver',
    about: { userId: 'alba', operationGroups: ['g2'] },
    mayNotFind: isOfGroup,
    words: ['CG-1', 'CG-2', 'Loja Centro', '731000', '731.000', '000004711'],
  },
  {
    who: 'a launcher who did not launch it',
    role: 'shipper_shipping_launcher',
    about: { userId: 'lia' },
    // Orders and vehicles under contract are nobody's own: launchers plan with all of their groups.
    mayNotFind: (row) => isOfGroup(row) && !/\/(order|dedicatedvehicles)\//.test(row.at),
    words: ['CG-1', 'CG-2', 'Loja Centro', '000004711'],
  },
]

/** Fields of settled things: parameters of the path, and those of a kind. */
const namedFields = (at: string, ofKind?: string) =>
  Object.fromEntries(
    settledThings.flatMap(({ kind, id, fields = [] }) =>
      fields.filter((field) => kind === ofKind || at.includes(`:${field}`)).map((field) => [field, id]),
    ),
  )

/** João Almeida of the fixtures. */
const DRIVER_CPF = '52998224725'
/** The existing ids for the parameters of a path. */
export const there = (at: string): Record<string, string> => {
  const thing = thingAt(at)
  if (at.endsWith('/findByDeliveryId')) return { deliveryId: 'arrived-1' }
  if (at.endsWith('/findByDocument')) return { id: 'mill', document: DRIVER_CPF }
  if (at.includes('/waitingdrivers/:')) return { id: 'walk-in-1', conciergeId: 'mill' }
  if (at.includes('/v2/concierges/:')) return { id: 'mill', conciergeId: 'mill', hash: 'arrived', shippingId: 'arrived', driverId: 'd1' }
  if (thing) return { ...namedFields(at, thing.kind), id: thing.id }
  if (/\/:(cpf|cnpj)/.test(at)) return namedFields(at)
  if (/\/(shippingdelivery|deliveries)\/:id/.test(at)) return { id: 'arrived-1', receiverId: 'r1', invoiceId: 'i1' }
  if (at.includes('/findByCode/')) return { code: 'PED-AURORA' }
  if (/\/report\/:id/.test(at)) return { id: 'r0' }
  if (/\/occurrence\/:id/.test(at)) return { id: 'arrived.1' }
  if (/\/user\/:id/.test(at)) return { id: 'ana' }
  if (/\/vehicles\/:id/.test(at)) return { id: 'v1' }
  if (/\/place\/:id/.test(at)) return { id: 'mill' }
  if (at.endsWith('/offerLink')) return { id: 'offered', transporterId: 't1' }
  if (/\/offers\/:id/.test(at)) return { id: 'offered' }
  if (/\/lot|withdraw/i.test(at)) return { id: 'lot', lotAgreementId: 'a1', shippingLotWithdrawalId: 'w1', transporterId: 't1' }
  return { id: 'arrived', attId: '_f1', dealId: 't1' }
}

const isStaff = (role: Role) => !(carrierRoles as readonly string[]).includes(role)
const asStranger = (app: RunningApp, { route }: PolicyRow, { about, role: own }: Stranger) => {
  const role = own ?? roles.find((one) => allows(route.may, [one]))!
  return app.as(actor([role], isStaff(role) ? about : { transporterId: 't9', ...(role === 'driver' && { driverId: 'd9' }) }))
}

const NOT_FOUND = '{"code":"NOT_FOUND","messages":["Não encontrado."]}'

/** How a stranger could detect a thing: undefined when the response equals that for an unknown one byte for byte. */
export const disclosed = async (app: RunningApp, row: PolicyRow, stranger: Stranger): Promise<string | undefined> => {
  const head = await app.data.events.head()
  const someone = asStranger(app, row, stranger)
  const known = await someone.inject(leastOf(row.route, there(row.at)))
  const unknown = await someone.inject(leastOf(row.route))
  if (known.statusCode !== 404 || known.body !== NOT_FOUND) return `${row.at}: ${known.statusCode} ${known.body}`
  if (unknown.statusCode !== 404 || unknown.body !== NOT_FOUND) return `${row.at}, of nothing: ${unknown.statusCode} ${unknown.body}`
  return (await app.data.events.head()) === head ? undefined : `${row.at}: recorded`
}

/** What a list, count or search reveals to a stranger, queried without filter and by the thing's code. */
export const leaked = async (app: RunningApp, row: PolicyRow, stranger: Stranger): Promise<string | undefined> => {
  const lane = { originPlaceId: 'mill', destinationPlaceId: 'store' }
  for (const query of [lane, { ...lane, text: 'CG-1' }]) {
    const reply = await asStranger(app, row, stranger).inject(leastOf(row.route, query))
    const found = stranger.words.find((one) => reply.body.includes(one))
    if (found !== undefined) return `${row.at} says ${found}`
    const isCounted = reply.statusCode === 200 && String(reply.headers['content-type']).startsWith('application/json')
    const total = isCounted && (reply.json().total ?? reply.json().loads)
    if (total) return `${row.at} counts ${total}`
  }
  return undefined
}

const named = rowsOf().filter(({ at }) => names(at))
const lists = rowsOf().filter(({ at, route }) => !names(at) && 'response' in route)

const asks = ({ role }: Stranger, { route }: PolicyRow) => role === undefined || allows(route.may, [role])
/** The rows in which a stranger may not find what is there, and those that may not list it. Lane prices are visible to all launchers. */
export const hiddenFrom = (stranger: Stranger) => named.filter((row) => stranger.mayNotFind(row) && asks(stranger, row))
export const listsHiddenFrom = (stranger: Stranger) =>
  lists.filter((row) => asks(stranger, row) && !(stranger.role !== undefined && row.name === 'lane'))

/** Everything that any stranger can detect. */
export const allDisclosed = async (app: RunningApp): Promise<readonly string[]> => {
  const found: string[] = []
  for (const stranger of strangers) {
    for (const row of hiddenFrom(stranger)) found.push(...[(await disclosed(app, row, stranger)) ?? []].flat())
    for (const row of listsHiddenFrom(stranger)) found.push(...[(await leaked(app, row, stranger)) ?? []].flat())
  }
  return found
}

// Carriers and drivers share the rows about their phones.
const theirs = (at: string) => !/\/web(driver|transporter)\/|\/(push(Device|Key)|messageConsent)$/.test(at)
/** The rows in which authorised staff do not find the things. */
export const missed = async (app: RunningApp): Promise<readonly string[]> => {
  const found: string[] = []
  const answered = rowsOf().filter(
    ({ at, route, table }) =>
      'response' in route &&
      table !== 'file' &&
      !route.files &&
      !at.includes('/:cnpj') &&
      !at.endsWith('/agroup') &&
      !/\/(shortlink|changePassword)$/.test(at) &&
      // A file, which only its own user has.
      !at.includes('/importErrors/') &&
      // Of a check-in, which `tests/endpoints/arrival-proof.spec.ts` records.
      !at.endsWith('/arrivalProof') &&
      // Makes a link of a trip under way; those of strangers are refused with the others.
      !/^POST .*\/tripLink$/.test(at) &&
      theirs(at),
  )
  for (const { at, route, name } of answered) {
    const reply = await app.as(['shipper_admin']).inject(leastOf(route, there(at)))
    if (reply.statusCode !== 200 || (name === 'column' && !reply.body.includes('CG-1')))
      found.push(`${at}: ${reply.statusCode} ${reply.body}`)
  }
  return found
}
