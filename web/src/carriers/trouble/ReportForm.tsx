import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PhotoButton } from '../../ui/PhotoButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { type UploadedPhoto, useReport } from './use-report.ts'

type Choice = { readonly id: string; readonly name: string }
export type Written = {
  readonly typeId: string | undefined
  readonly destinationId: string | undefined
  readonly observation: string
  readonly attachments: UploadedPhoto[]
}
type Props = {
  readonly loadId: string
  /** Names the text that is kept until it was sent. */
  readonly place: string
  readonly label: string
  readonly accept: string
  /** Fewest characters of the text. */
  readonly least: number
  readonly missing: string
  /** Absent: there is nothing to choose. */
  readonly types?: readonly Choice[]
  readonly destinations?: readonly Choice[]
  readonly pending: boolean
  /** Answers something once it was accepted; otherwise what was written stays. */
  readonly onSend: (written: Written) => Promise<unknown>
}
const options = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))
const MOST_PHOTOS = 10

/** A type, a text and photos. */
export const ReportForm = ({ loadId, place, label, accept, least, missing, types, destinations = [], pending, onSend }: Props) => {
  const report = useReport(loadId, place)
  const [typeId, setType] = useState<string>()
  const [destinationId, setDestination] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const observation = report.text.trim()
  const isComplete = observation.length >= least && (!types || typeId !== undefined)
  const send = async () => {
    setSubmitted(true)
    if (!isComplete || report.sending || pending) return
    const attachments = await report.upload()
    if (!attachments || (await onSend({ typeId, destinationId, observation, attachments })) === undefined) return
    report.clear()
    setType(undefined)
    setSubmitted(false)
  }
  return (
    <form
      className="road-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {types && (
        <SelectField
          label="Tipo"
          required
          options={options(types)}
          value={typeId}
          onChange={setType}
          error={isSubmitted && !typeId ? 'Selecione o tipo.' : undefined}
        />
      )}
      {destinations.length > 1 && (
        <SelectField
          label="Entrega"
          clearable
          placeholder="Última entrega"
          options={options(destinations)}
          value={destinationId}
          onChange={setDestination}
        />
      )}
      <TextArea
        label={label}
        required
        maxLength={1000}
        value={report.text}
        onChange={report.write}
        error={isSubmitted && observation.length < least ? missing : undefined}
      />
      {report.photos.map((photo) => (
        <Button key={photo.name} size="gate" icon="trash" onClick={() => report.removePhoto(photo)}>
          Remover {photo.name}
        </Button>
      ))}
      {report.photos.length < MOST_PHOTOS && (
        <PhotoButton label={report.photos.length === 0 ? 'Adicionar foto' : 'Mais uma foto'} onPhoto={report.addPhoto} />
      )}
      <Button type="submit" look="primary" size="gate" icon="send" pending={pending || report.sending}>
        {accept}
      </Button>
    </form>
  )
}
