import { webPushRoutes } from '@embarca/contracts/web-push/routes.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { showFailure } from '../../base/show-failure.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type NoticesState, noticesState, renewNotices, switchNoticesOff, switchNoticesOn } from './device-notices.ts'

const FAILED = 'Não foi possível mudar os avisos deste aparelho.'
const texts: Record<NoticesState, string> = {
  ON: 'Ligados neste aparelho: ofertas, contratações, mudanças de viagem, documentos e mensagens, mesmo com o aplicativo fechado.',
  OFF: 'Desligados. Ligue para saber de ofertas, mudanças de viagem e mensagens com o aplicativo fechado. Os avisos não mostram valor, CPF nem placa.',
  REFUSED: 'Você recusou os avisos neste aparelho. Para receber, permita as notificações deste site nas configurações do navegador.',
  INSTALL: 'No iPhone e no iPad, primeiro adicione o aplicativo à tela de início; depois abra-o por lá e ligue os avisos.',
  UNSUPPORTED: 'Este navegador não recebe avisos.',
}
const NO_SERVER = 'Este servidor não envia avisos a aparelhos.'

/** Whether this device tells its user what happened, and the tap that asks for it: nothing is asked before. */
export const DeviceNotices = () => {
  const { user_id: userId } = useSession()
  const { data } = useRead(webPushRoutes.key, {})
  const [state, setState] = useState<NoticesState>()
  const [isBusy, setBusy] = useState(false)
  const key = data?.key
  useEffect(() => {
    const looking = key === undefined ? noticesState(userId) : renewNotices(key, userId)
    looking.then(setState, () => setState('OFF'))
  }, [key, userId])
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      showFailure(thrown, FAILED)
    } finally {
      setState(await noticesState(userId).catch(() => 'OFF' as const))
      setBusy(false)
    }
  }
  const isOff = data !== undefined && key === undefined
  return (
    <section className="road-card" aria-label="Avisos neste aparelho">
      <h2>Avisos neste aparelho</h2>
      {state && (
        <p role="status">
          <Icon name="bell" /> {isOff && state !== 'ON' ? NO_SERVER : texts[state]}
        </p>
      )}
      {state === 'OFF' && key !== undefined && (
        <Button size="gate" look="primary" icon="bell" pending={isBusy} onClick={() => void change(() => switchNoticesOn(key, userId))}>
          Receber avisos neste aparelho
        </Button>
      )}
      {state === 'ON' && (
        <Button size="gate" pending={isBusy} onClick={() => void change(() => switchNoticesOff('SWITCHED_OFF'))}>
          Parar de receber neste aparelho
        </Button>
      )}
    </section>
  )
}
