import { type Incident, incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useAttached } from '../../shared/incident/use-attached.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import '../../shared/incident/incident-form.css'

/** Adds a text and files to an open incident. */
export const CommentForm = ({ incident: { id, hashId } }: { readonly incident: Incident }) => {
  const client = useQueryClient()
  const [observation, setObservation] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const attached = useAttached(hashId)
  const { run, pending } = useCommand(incidentCommands.addEvent, {
    done: () => {
      setObservation('')
      setSubmitted(false)
      attached.setFiles([])
      return refreshRead(client, incidentRoutes.one, { id })
    },
  })
  const send = async () => {
    setSubmitted(true)
    if (!observation.trim()) return
    const attachments = await attached.upload()
    if (attachments) await run({ id, observation: observation.trim(), attachments })
  }
  return (
    <form
      className="incident-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label="Comentário"
        maxLength={4000}
        value={observation}
        onChange={setObservation}
        error={isSubmitted && !observation.trim() ? 'Escreva um comentário.' : undefined}
      />
      <FileDrop label="Anexar arquivos" files={attached.files} onChange={attached.setFiles} />
      <Button type="submit" look="primary" icon="send" pending={pending || attached.sending}>
        Comentar
      </Button>
    </form>
  )
}
