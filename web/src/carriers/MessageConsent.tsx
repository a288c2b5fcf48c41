import { messageConsentRoutes } from '@embarca/contracts/message-consent/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useRead } from '../base/queries.ts'
import { useCommand } from '../base/use-command.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const NO_PHONE = 'Não há telefone com DDD cadastrado: cadastre um para receber links por mensagem.'
const NO_SERVER = 'Este servidor não envia mensagens automáticas: os links chegam por quem os envia.'

/** Whether the driver's phone, or the company's, may be written to by the server (CA38). */
const Consent = () => {
  const { data, refetch } = useRead(messageConsentRoutes.own, {})
  const done = () => void refetch()
  const [allow, stop] = [useCommand(messageConsentRoutes.allow, { done }), useCommand(messageConsentRoutes.stop, { done })]
  if (!data) return null
  const { sends, phone, isOn } = data
  const number = `•••• ${phone}`
  const text = () => {
    if (!sends) return NO_SERVER
    if (phone === undefined) return NO_PHONE
    return isOn
      ? `O telefone ${number} recebe por mensagem os links de ofertas, convites e viagens.`
      : `Nenhuma mensagem automática vai para o telefone ${number}.`
  }
  return (
    <section className="road-card" aria-label="Mensagens no telefone">
      <h2>Mensagens no telefone</h2>
      <p role="status">
        <Icon name="comments" /> {text()}
      </p>
      {phone !== undefined && (sends || isOn) && (
        <Button size="gate" pending={allow.pending || stop.pending} onClick={() => void (isOn ? stop : allow).run({})}>
          {isOn ? 'Parar de receber mensagens' : 'Receber mensagens neste telefone'}
        </Button>
      )}
    </section>
  )
}

/** Who only reads for the company does not answer for its phone. */
export const MessageConsent = () => (allows(messageConsentRoutes.own.may, useSession().roles) ? <Consent /> : null)
