import { carrierDocumentCommands, carrierDocumentQueries } from '@embarca/contracts/carrier-document/routes.ts'
import { subjectKinds } from '@embarca/contracts/carrier-document/subject.ts'
import type { AskedDocument } from '@embarca/contracts/carrier-document/views.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { operatorCommands, operatorTieRoutes } from '@embarca/contracts/operator-tie/routes.ts'
import { carrierRoutes, ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { carrierPartnershipCommands, partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { carriers as fleet } from '../fleet.ts'
import { DAY, iso } from '../script/lines.ts'
import { loginOf } from '../script/personas.ts'
import { shipperData } from '../shipper-data.ts'
import type { SimulationContext } from './simulation-context.ts'

/** Something that waits for an answer of this login; `isPatient`: what the demo began with is answered some time later, the rest is left. */
type Waiting = { readonly name: string; readonly isPatient?: true; readonly answer: () => Promise<{ readonly ok: boolean }> }

const isOpen = (invite: { readonly kind: string; readonly direction: string; readonly state: string }) =>
  invite.kind === 'RELATION' && invite.direction === 'RECEIVED' && invite.state === 'OPEN'

/**
 * Carriers accept invitations and send the documents that shippers ask for; shippers accept carriers' requests. Invitations and requests
 * that the demo began with are left to people.
 */
export const paperwork = ({ tasks, random, pace, roughly, isAway, company, sessionOf }: SimulationContext) => {
  const known = new Set<string>()

  const invitations = (transporterId: string) => async (): Promise<readonly Waiting[]> => {
    const { ok, body } = await company(transporterId).ask(ownCarrierRoutes.invites, {})
    if (!ok) return []
    return body.filter(isOpen).map(({ id, openedAt }) => ({
      name: `invitation/${transporterId}/${id}/${openedAt}`,
      answer: () => company(transporterId).ask(carrierPartnershipCommands.acceptInvitation, { id }),
    }))
  }
  /** Of logistic operators. */
  const lists = (transporterId: string) => async (): Promise<readonly Waiting[]> => {
    const { ok, body } = await company(transporterId).ask(operatorTieRoutes.operators, {})
    if (!ok) return []
    return body.flatMap(({ id, status, since }) =>
      status === 'INVITED'
        ? { name: `operator/${transporterId}/${id}/${since}`, answer: () => company(transporterId).ask(operatorCommands.accept, { id }) }
        : [],
    )
  }
  const requests = (username: string) => async (): Promise<readonly Waiting[]> => {
    const { ok, body } = await sessionOf(username).ask(carrierRoutes.invites, { size: 100 })
    if (!ok) return []
    return body.list.filter(isOpen).map(({ id, openedAt }) => ({
      name: `request/${username}/${id}/${openedAt}`,
      answer: () => sessionOf(username).ask(partnershipCommands.acceptRequest, { id }),
    }))
  }

  const send = (transporterId: string, { id, documentId, expires }: AskedDocument) => {
    const day = (days: number) => localDay(iso(Date.now() + days * DAY))
    return company(transporterId).ask(carrierDocumentCommands.send, {
      ...{ id, documentId, number: String(random.wholeNumber(100_000, 999_999)), issuedAt: day(-random.wholeNumber(3, 300)) },
      ...(expires && { expiresAt: day(random.wholeNumber(15, 540)) }),
    })
  }
  const documents = (transporterId: string, kind: (typeof subjectKinds)[number]) => async (): Promise<readonly Waiting[]> => {
    const { ok, body } = await company(transporterId).ask(carrierDocumentQueries.asked, { kind, size: 100 })
    if (!ok) return []
    const asked = body.list.flatMap((subject) => subject.documents)
    return asked.flatMap((document): Waiting | readonly Waiting[] => {
      const { id, documentId, status, versions } = document
      if (status !== 'REQUESTED' && status !== 'REFUSED') return []
      const name = `document/${transporterId}/${id}/${documentId}/${status}/${versions.length}`
      return { name, isPatient: true, answer: () => send(transporterId, document) }
    })
  }

  const looks = [
    ...fleet.flatMap(({ id }) =>
      [invitations(id), lists(id), ...subjectKinds.map((kind) => documents(id, kind))].map((waiting) => ({ by: loginOf(id), waiting })),
    ),
    ...shipperData.map(({ username: { operator: by } }) => ({ by, waiting: requests(by) })),
  ]
  const attend = (by: string, { name, isPatient, answer }: Waiting, isOld: boolean) => {
    if (known.has(name)) return
    known.add(name)
    if (isOld && !isPatient) return
    tasks.later(isOld ? pace.move * random.wholeNumber(20, 400) : roughly(pace.hand), async () => {
      // Found again when the person has left.
      if (isAway(by) || !(await answer()).ok) tasks.later(roughly(pace.hand) * 10, async () => void known.delete(name))
    })
  }
  let next = 0
  return {
    /** How many different things there are to look at. */
    count: looks.length,
    /** Looks at the next of them. */
    look: async () => {
      const isOld = next < looks.length
      const { by, waiting } = looks[next++ % looks.length]!
      for (const one of await waiting()) attend(by, one, isOld)
    },
  }
}
