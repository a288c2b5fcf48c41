import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import { carrierDocumentQueries, documentSends, driverDocumentQueries, type SentToAll } from '@embarca/contracts/carrier-document/routes.ts'
import type { subjectKinds } from '@embarca/contracts/carrier-document/subject.ts'
import type { AskedSubject } from '@embarca/contracts/carrier-document/views.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { useRead } from '../../base/queries.ts'
import { showFailure } from '../../base/show-failure.ts'
import { uploadDocument } from '../../base/upload-document.ts'
import { validityLook } from '../../shared/documents/document-text.ts'
import { PhotoButton } from '../../ui/PhotoButton.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useOperates } from './operates.ts'

const titles = { TRANSPORTER: 'Documentos', DRIVER: 'Documentos dos motoristas', VEHICLE: 'Documentos dos veículos' } as const

/** Says to how many it went, and why not to the others. */
const showSent = ({ rows }: SentToAll) => {
  const sent = rows.filter(({ outcome }) => outcome === 'DONE').length
  if (sent > 0) message('success', sent === 1 ? 'Documento enviado.' : `Documento enviado a ${sent} embarcadores.`)
  for (const text of new Set(rows.flatMap(({ messages = [] }) => messages))) message('error', text)
}

type Side = 'carrier' | 'driver'
type Asked = AskedSubject['documents'][number]

/** The documents of one name of a subject: one photo goes to every shipper that asks for it. */
const DocumentCard = ({
  subject,
  name,
  side,
  onDone,
}: {
  readonly subject: AskedSubject
  readonly name: string
  readonly side: Side
  readonly onDone: () => unknown
}) => {
  const operates = useOperates() || side === 'driver'
  const asked = subject.documents.filter((one) => one.name === name)
  const due = asked.filter(({ isDue }) => isDue)
  const needsExpiry = asked.some(({ expires }) => expires)
  const [expiresAt, setExpiry] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = needsExpiry && !expiresAt
  const first: Asked | undefined = due[0] ?? asked[0]
  const send = async (photo: Blob) => {
    setTried(true)
    if (isMissing) return
    const fileId = await uploadDocument(new File([photo], 'documento.jpg', { type: photo.type }), { owner: subject.uploadOwner })
    if (fileId === undefined) return
    const to = due.map(({ id, documentId }) => ({ id, documentId }))
    try {
      const answer = await call(documentSends[side], { asked: to, files: [fileId], ...(expiresAt && { expiresAt }) })
      showSent(answer as unknown as SentToAll)
    } catch (thrown) {
      if (!isCallFailed(thrown)) throw thrown
      showFailure(thrown)
    }
    await onDone()
  }
  return (
    <li className="road-document">
      <div className="road-head">
        <b>{name}</b>
        {first && <StatusText {...validityLook[first.validity]}>{first.label}</StatusText>}
      </div>
      <p>
        {asked.map(({ shipperName }) => shipperName).join(' · ')}
        {first?.expiresAt && ` · ${first.validity === 'EXPIRED' ? 'venceu' : 'vence'} em ${dayText(first.expiresAt)}`}
        {first?.status === 'SENT' && ` · ${documentLabels.status.SENT.toLowerCase()}`}
        {first?.status === 'NONE' && (first.required ? ' · não enviado' : ' · opcional')}
      </p>
      {first?.reason && <p>Recusado: {first.reason}</p>}
      {due.length > 0 && operates && (
        <>
          {needsExpiry && (
            <TextField
              label="Vencimento"
              type="date"
              value={expiresAt}
              onChange={setExpiry}
              error={isTried && isMissing ? 'Informe o vencimento e tire a foto de novo.' : undefined}
            />
          )}
          <PhotoButton label={due.length === 1 ? 'Fotografar e enviar' : 'Fotografar e enviar a todos'} onPhoto={send} />
        </>
      )}
    </li>
  )
}

type Props = {
  readonly kind?: (typeof subjectKinds)[number]
  readonly side: Side
  /** Whether a subject of this name is shown. */
  readonly fits?: (name: string) => boolean
}

/** What shippers ask of a carrier, its drivers or vehicles, or of the driver himself: due ones first, sent by the phone's camera. */
export const AskedDocuments = ({ kind, side, fits = () => true }: Props) => {
  const carrier = useRead(carrierDocumentQueries.asked, { size: 50, ...(kind && { kind }) }, { enabled: side === 'carrier' })
  const driver = useRead(driverDocumentQueries.asked, {}, { enabled: side === 'driver' })
  const { data, refetch } = side === 'driver' ? driver : carrier
  const subjects = (data?.list ?? []).filter(({ subjectName, documents }) => documents.length > 0 && fits(subjectName))
  if (subjects.length === 0) return null
  return (
    <section className="road-card" aria-label={titles[kind ?? 'TRANSPORTER']}>
      <h2>{titles[kind ?? 'TRANSPORTER']}</h2>
      {subjects.map((subject) => {
        const names = [...new Set(subject.documents.toSorted((a, b) => Number(b.isDue) - Number(a.isDue)).map(({ name }) => name))]
        return (
          <div key={subject.subjectId} className="road-subject">
            {kind !== 'TRANSPORTER' && <h3>{subject.subjectName}</h3>}
            <ul>
              {names.map((name) => (
                <DocumentCard key={name} subject={subject} name={name} side={side} onDone={refetch} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
