import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import { invitationLabels, partnershipLabels, partnershipMessages } from '@embarca/contracts/partnership/labels.pt.ts'
import { type CarrierAdded, onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import type { PassedLink } from '@embarca/contracts/share/hand-out.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { carrierContact } from '@embarca/projections/partnership/contact.ts'
import { minuteOf } from '@embarca/projections/shared/load-in-words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { Failure } from '../../http/failures.ts'
import { handOutsOf } from '../../http/hand-outs.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { IssueAccessLink } from '../../identity/access-link.ts'
import type { CompanyRegistry } from '../../kit/company-registry.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Module } from '../../kit/module.ts'
import type { Run } from '../../kit/run.ts'
import { NotFound } from '../../kit/scope.ts'
import { partnershipFold, partnershipStream, registryModules } from '../../registry/index.ts'
import { partnerships } from '../index.ts'
import { cnpjOf, findCarrier, foundInRegistry } from './find-carrier.ts'
import { firstAdmin } from './first-admin.ts'
import { setGroups } from './groups.ts'
import { codesOfLoadsUnderWay } from './loads-under-way.ts'
import { refusedCarrier } from './refused-carrier.ts'

export type OnboardingOptions = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  /** Of every tenant and group. */
  readonly views: Views
  readonly viewsFor: (by: Actor) => Views
  readonly registry: CompanyRegistry
  readonly issuer: () => IssueAccessLink | undefined
  readonly mail: Mail
  readonly publicUrl: string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Typed = {
  readonly cnpj: string
  readonly name: string
  readonly fantasyName?: string
  readonly city?: string
  readonly state?: string
  readonly contactName?: string
  readonly contactEmail?: string
}

/** Adding carriers and letting them go: calls that read views or the company registry before a command is decided. */
export const serveOnboarding = (app: FastifyInstance, options: OnboardingOptions) => {
  const { run, events, views, viewsFor, registry, publicUrl, context } = options

  const execute = async (request: FastifyRequest, module: Module, type: string, data: object, step = ''): Promise<Accepted> => {
    const key = keyOf(request.headers['idempotency-key'])
    const outcome = await run(module, { type, data }, { by: request.admitted.by, key: `${key}${step}`, correlationId: request.id })
    if (isRefusal(outcome)) throw refused(outcome, module.name)
    return outcome
  }
  const route = (name: keyof typeof onboardingRoutes, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    serveRow(app, context, { table: 'onboarding', name, row: onboardingRoutes[name], handler })
  /** Binds a carrier that is on the platform, and says what the relation is now. */
  const bound = async (request: FastifyRequest, id: string, message: string): Promise<CarrierAdded> => {
    const outcome = await execute(request, partnerships, 'Bind', { id }, '/bind')
    const { status } = fold(partnershipFold, await events.read(outcome.stream))
    const isInvited = status === 'INVITED'
    return { ...outcome, id, status: isInvited ? 'INVITED' : 'ACTIVE', messages: [isInvited ? partnershipMessages.invited : message] }
  }
  /** Registers a company unless its CNPJ is known, and answers its id. */
  const registered = async (request: FastifyRequest, fields: object): Promise<string> => {
    const { stream } = await execute(request, registryModules.transporter, 'AddCompany', fields, '/register')
    return stream.slice('transporter-'.length)
  }

  route('searchTransporter', async (request) => {
    const { cnpj } = inputOf(request) as { cnpj: string }
    const found = await findCarrier(viewsFor(request.admitted.by), request.admitted.by, cnpjOf(cnpj))
    if (!found) throw refusedCarrier('CARRIER_NOT_REGISTERED', 'cnpj')
    return found
  })
  route('company', async (request) => foundInRegistry(registry, cnpjOf((inputOf(request) as { cnpj: string }).cnpj), request.log))

  route('addFromCnpj', async (request) => {
    const cnpj = cnpjOf((inputOf(request) as { cnpj: string }).cnpj)
    const known = await findCarrier(viewsFor(request.admitted.by), request.admitted.by, cnpj)
    if (known) return bound(request, known.id, partnershipMessages.added)
    const { active, document: _, ...company } = await foundInRegistry(registry, cnpj, request.log)
    if (!active) throw refusedCarrier('COMPANY_NOT_ACTIVE')
    return bound(request, await registered(request, { ...company, cnpj }), partnershipMessages.added)
  })
  route('register', async (request) => {
    const { contactName, contactEmail, ...typed } = inputOf(request) as Typed
    const cnpj = cnpjOf(typed.cnpj)
    const own = viewsFor(request.admitted.by)
    const known = await findCarrier(own, request.admitted.by, cnpj)
    const id = known?.id ?? (await registered(request, { ...typed, cnpj }))
    const added = await bound(request, id, partnershipMessages.registered)
    if (!contactEmail || added.status === 'INVITED') return added
    const access = await firstAdmin(options, request, own, {
      transporterId: id,
      company: typed.name,
      name: contactName || typed.name,
      email: contactEmail,
    })
    return { ...added, ...(access && { access }) }
  })

  route('invitationLink', async (request): Promise<PassedLink> => {
    const { id } = inputOf(request) as { id: string }
    const { by } = request.admitted
    const recorded = await events.read(partnershipStream(partnershipId(by.shipperId, id)))
    const { known, status, expiresAt } = fold(partnershipFold, recorded)
    if (!known) throw new NotFound()
    if (status !== 'INVITED' || expiresAt === undefined) throw refused(refuse('PARTNERSHIP_NOT_NOW'), partnerships.name)
    const own = viewsFor(by)
    const [contact, shipper] = await Promise.all([
      carrierContact(own, by.shipperId, id),
      own.get<{ name: string }>('shipper', by.shipperId),
    ])
    const [company, link] = [shipper?.name ?? 'Embarca', `${publicUrl}/carrier/company`]
    return {
      ...{ link, ...contact, expiresAt },
      message: invitationLabels.message(company, contact.name, link, minuteOf(expiresAt)),
      subject: invitationLabels.subject(company),
      handedOut: await handOutsOf(
        recorded as readonly (Recorded & PartnershipEvent)[],
        (event) => (event.type === 'InvitationLinkHandedOut' ? event.data : undefined),
        own,
      ),
    }
  })
  route('unbind', async (request) => {
    const { id } = inputOf(request) as { id: string }
    const loadCodes = await codesOfLoadsUnderWay(views, request.admitted.by.shipperId, id)
    if (loadCodes.length) {
      const { CARRIER_HAS_LOADS } = partnershipLabels.refusal
      throw new Failure(422, 'CARRIER_HAS_LOADS', [`${CARRIER_HAS_LOADS} ${loadCodes.join(', ')}`], { loadCodes })
    }
    return execute(request, partnerships, 'Unbind', { id, loadCodes })
  })
  route('setGroups', async (request) => {
    const { id, groups } = inputOf(request) as { id: string; groups: string }
    const wanted = groups.split(',').filter(Boolean)
    await setGroups(viewsFor(request.admitted.by), id, wanted, (type, data, step) =>
      execute(request, registryModules.group, type, data, step),
    )
    return { groups: wanted }
  })
}
