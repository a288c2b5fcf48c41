import { useState } from 'react'
import { money } from '../../lib/load/measures.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly name: string
  readonly price: number | undefined
  readonly pending: boolean
  readonly onRefuse: (justification: string) => void
  readonly onClose: () => void
}

/** A refusal says why, and the transporter may propose again. */
export const RefuseDialog = ({ name, price, pending, onRefuse, onClose }: Props) => {
  const [why, setWhy] = useState('')
  const [asked, setAsked] = useState(false)
  const refuse = () => {
    setAsked(true)
    if (why.trim()) onRefuse(why.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Recusar proposta?"
      width={440}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" pending={pending} onClick={refuse}>
            Recusar
          </Button>
        </>
      }
    >
      <form
        className="accepting"
        onSubmit={(event) => {
          event.preventDefault()
          refuse()
        }}
      >
        <p>
          {name}
          {price !== undefined && `, ${money(price)}`}. A transportadora é avisada e pode propor de novo.
        </p>
        <TextField
          label="Justificativa"
          required
          autoFocus
          maxLength={200}
          value={why}
          onChange={setWhy}
          error={asked && !why.trim() ? 'Informe a justificativa da recusa.' : undefined}
        />
      </form>
    </Dialog>
  )
}
