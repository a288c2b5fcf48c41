import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { TextArea } from '../../ui/TextField.tsx'

type Props = {
  readonly open: boolean
  readonly name: string
  readonly pending: boolean
  readonly onRate: (stars: number, comment: string) => void
  readonly onClose: () => void
}

/** One to five stars for the transporter, with an optional comment. */
export const RateDialog = ({ open, name, pending, onRate, onClose }: Props) => {
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Avaliar transportadora"
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" disabled={stars === 0} pending={pending} onClick={() => onRate(stars, comment.trim())}>
            Avaliar
          </Button>
        </>
      }
    >
      <div className="asking">
        <Stars label={name} value={stars} onChange={setStars} />
        <TextArea label="Comentário" rows={2} value={comment} onChange={setComment} maxLength={4000} />
      </div>
    </Dialog>
  )
}
