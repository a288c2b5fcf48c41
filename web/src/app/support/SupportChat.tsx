import { support, supportRoutes } from '@embarca/contracts/support/routes.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { AnchorButton } from '../../ui/LinkButton.tsx'
import { NativeDialog } from '../shell/NativeDialog.tsx'
import './support.css'

/** Placeholder for a support chat. No service is connected; the panel says so and offers an e-mail that already names the user. */
export const SupportChat = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { username, phone } = useSession()
  const { data } = useRead(supportRoutes.userData, { type: 'SHIPPER', username, ...(phone && { phone }) }, { enabled: open })
  const lines = data && [data.name, data.company, data.email, data.phone].filter(Boolean)
  const mailFields = new URLSearchParams({ subject: 'Ajuda com o Embarca', body: `\n\n--\n${(lines ?? [username]).join('\n')}` })
  const address = data?.supportEmail ?? support.email
  return (
    <NativeDialog open={open} onClose={onClose} title="Fale com o suporte">
      <div className="support">
        <p>Nenhum serviço de conversa está ligado a esta instalação. O suporte responde por e-mail.</p>
        <AnchorButton look="primary" href={`mailto:${address}?${mailFields.toString().replaceAll('+', '%20')}`}>
          Escrever para {address}
        </AnchorButton>
        {lines && <p className="support-who">A mensagem já leva os seus dados: {lines.join(', ')}.</p>}
      </div>
    </NativeDialog>
  )
}
