import type { AccessAnswer } from '@embarca/contracts/session/access.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { SendLink } from '../../shared/send-link/SendLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { readonly name: string; readonly access: AccessAnswer; readonly onClose: () => void }

/** One-time access of a person: sent by e-mail, or handed over here as a message, a link or a code. Nothing keeps the link. */
export const GivenAccess = ({ name, access: { username, link, expiresAt, message }, onClose }: Props) => (
  <Dialog open title={`Acesso de ${name}`} width={460} onClose={onClose}>
    <div className="road-form">
      <p>{message}</p>
      <p>
        Usuário: <b>{username}</b>
      </p>
      {link && (
        <SendLink
          link={link}
          hint={`Vale uma única vez, até ${shortDateTime(expiresAt)}.`}
          text={`Olá, ${name}. Seu usuário no Embarca é ${username}. Crie a sua senha: ${link}`}
          onHandOut={() => {}}
        />
      )}
    </div>
  </Dialog>
)
