import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { MOST_ATTACHMENTS } from '@embarca/contracts/gate/routes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PhotoButton } from '../../ui/PhotoButton.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { AnswerFiles } from './checklist/AnswerFiles.tsx'
import { type GateSubject, useGateCommand } from './offline/use-gate-command.ts'
import { useUpload } from './offline/use-upload.ts'
import { useGateRefresh } from './use-visit-command.ts'

/** A note about the visit, with photos; what was typed stays until it is recorded. */
export const CommentForm = ({ subject }: { readonly subject: GateSubject & { readonly loadId: string } }) => {
  const [comment, setComment] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const refresh = useGateRefresh()
  const upload = useUpload()
  const add = useGateCommand('CommentVisit', subject, {
    done: () => {
      setComment('')
      setPhotos([])
      return refresh()
    },
  })
  const addPhoto = async (photo: Blob) => {
    const id = await upload(new File([photo], 'foto.jpg', { type: photo.type }), subject.loadId)
    if (id !== undefined) setPhotos((before) => [...before, id])
  }
  const attachments = photos.join(',')
  return (
    <form
      className="gate-comment"
      onSubmit={(event) => {
        event.preventDefault()
        void add.run({ conciergeId: subject.gateId, shippingId: subject.loadId, comment, ...(attachments && { attachments }) })
      }}
    >
      <TextArea label="Nova observação" maxLength={1000} value={comment} onChange={setComment} />
      <AnswerFiles files={photos} label="Foto" onRemove={(gone) => setPhotos(photos.filter((one) => one !== gone))} />
      <div className="answer-buttons">
        <Button type="submit" size="gate" disabled={!comment.trim()} pending={add.pending}>
          {gateLabels.action.CommentVisit}
        </Button>
        {photos.length < MOST_ATTACHMENTS && <PhotoButton label="Tirar foto" onPhoto={addPhoto} />}
      </div>
    </form>
  )
}
