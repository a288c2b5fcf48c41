import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PhotoButton } from '../../../ui/PhotoButton.tsx'
import { SignaturePad } from '../../../ui/SignaturePad.tsx'

type Props = { readonly question: string; readonly isSigned: boolean; readonly onFile: (drawn: Blob) => Promise<unknown> }

/** A signature on the screen, or the photo of one on paper, which needs no pointer. */
export const SignatureAnswer = ({ question, isSigned, onFile }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const sign = async (drawn: Blob) => {
    setPending(true)
    await onFile(drawn)
    setPending(false)
    setOpen(false)
  }
  return (
    <div className="answer-buttons">
      <Button size="gate" icon="pencil" onClick={() => setOpen(true)}>
        {isSigned ? 'Assinar de novo' : 'Assinar'}
      </Button>
      <PhotoButton label="Foto da assinatura" onPhoto={onFile} />
      <Dialog open={isOpen} width={680} title={question} onClose={() => setOpen(false)}>
        <SignaturePad label="Área da assinatura" pending={pending} onSign={sign} />
      </Dialog>
    </div>
  )
}
