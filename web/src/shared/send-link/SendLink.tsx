import type { HandOutWay } from '@embarca/contracts/share/codes.ts'
import { Suspense, useState } from 'react'
import { phone as phoneMask } from '../../base/masks.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/LinkField.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { LazyQrCode } from './LazyQrCode.tsx'
import { isCompletePhone, mailLink, whatsappLink } from './whatsapp.ts'
import './send-link.css'

type Props = {
  readonly link: string
  /** Until when it opens. */
  readonly hint: string
  /** What a messenger sends: the link included, no price and no document. */
  readonly text: string
  /** The number first shown; digits with the area. */
  readonly phone?: string | undefined
  /** With a subject, the sender's own mail program writes it, too. */
  readonly subject?: string
  /** The link went out; `receiver`: the last four digits of the phone. */
  readonly onHandOut: (way: HandOutWay | 'MAIL', receiver?: string) => void
}

/** Passes a link on by hand: in WhatsApp, by the device's share sheet, copied, or as a QR code. Nothing is sent by the program. */
export const SendLink = ({ link, hint, text, phone: known = '', subject, onHandOut }: Props) => {
  const [phone, setPhone] = useState(known)
  const [isCode, setCode] = useState(false)
  const isWrong = phone !== '' && !isCompletePhone(phone)
  const openWhatsapp = () => {
    if (isWrong) return
    window.open(whatsappLink(text, phone), '_blank', 'noopener')
    onHandOut('WHATSAPP', phone ? phone.slice(-4) : undefined)
  }
  const shareSheet = async () => {
    const shared = await navigator.share({ text }).then(
      () => true,
      () => false,
    )
    if (shared) onHandOut('SHARE_SHEET')
  }
  const openMail = () => {
    location.assign(mailLink(subject ?? '', text))
    onHandOut('MAIL')
  }
  const showCode = () => {
    setCode(!isCode)
    if (!isCode) onHandOut('QR')
  }
  return (
    <div className="send-link">
      <LinkField link={link} hint={hint} onCopied={() => onHandOut('COPY')} />
      <div className="send-whatsapp">
        <TextField
          label="Telefone"
          value={phone}
          onChange={setPhone}
          mask={phoneMask}
          placeholder="(00) 00000-0000"
          autoComplete="off"
          error={isWrong ? 'Informe o telefone com DDD.' : undefined}
          hint="Sem telefone, você escolhe o contato no WhatsApp."
        />
        <Button icon="comments" onClick={openWhatsapp} disabled={isWrong}>
          Enviar no WhatsApp
        </Button>
      </div>
      <div className="send-ways">
        {'share' in navigator && (
          <Button look="quiet" icon="upload" onClick={() => void shareSheet()}>
            Compartilhar…
          </Button>
        )}
        {subject !== undefined && (
          <Button look="quiet" icon="send" onClick={openMail}>
            E-mail
          </Button>
        )}
        <Button look="quiet" icon="table" onClick={showCode} aria-expanded={isCode}>
          {isCode ? 'Ocultar QR' : 'Mostrar QR'}
        </Button>
      </div>
      {isCode && (
        <Suspense fallback={<Skeleton height={180} />}>
          <LazyQrCode link={link} label="Código QR do link" />
        </Suspense>
      )}
    </div>
  )
}
