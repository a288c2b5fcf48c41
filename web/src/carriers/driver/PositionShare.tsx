import { useEffect, useRef, useState } from 'react'
import { clockOffset } from '../../base/server-clock.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { tapped } from '../queue/send.ts'
import { isWorthSending } from './positions.ts'
import { useQueue } from './use-driver-queue.ts'

const KEY = 'embarca.driver.position'
/** More wait only when there was no network for hours: the shipper needs no finer trail then. */
const MOST_WAITING = 300

/** Sends the position while the screen is open, and says so; nothing is read before the driver agreed on this device. */
export const PositionShare = ({ tripId }: { readonly tripId: string }) => {
  const { user_id: userId } = useSession()
  const queue = useQueue()
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) === 'on')
  const [failed, setFailed] = useState(false)
  const last = useRef<Parameters<typeof isWorthSending>[1]>(undefined)
  useEffect(() => {
    if (!isOn || !('geolocation' in navigator)) return undefined
    const send = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
      setFailed(false)
      const fix = { latitude, longitude, at: Date.now() }
      if (!isWorthSending(fix, last.current)) return
      if (queue.waiting().filter(({ command }) => command === 'position').length >= MOST_WAITING) return
      last.current = fix
      const at = new Date(fix.at - (clockOffset() ?? 0)).toISOString()
      void queue.add(tapped({ userId, tripId, command: 'position', input: { id: tripId, at, latitude, longitude } }))
    }
    const watch = navigator.geolocation.watchPosition(send, () => setFailed(true), { enableHighAccuracy: true, maximumAge: 30_000 })
    return () => navigator.geolocation.clearWatch(watch)
  }, [isOn, queue, tripId, userId])
  const turn = (on: boolean) => {
    localStorage.setItem(KEY, on ? 'on' : 'off')
    setOn(on)
  }
  return (
    <section className="road-card position">
      <p>
        <Icon name="map-marker" />{' '}
        {!isOn
          ? 'O embarcador não está vendo onde você está.'
          : failed
            ? 'O celular não informou a posição. Verifique a permissão de localização.'
            : 'Sua posição é enviada enquanto esta tela está aberta. Com a tela apagada, nada é enviado.'}
      </p>
      <Button size="gate" onClick={() => turn(!isOn)}>
        {isOn ? 'Parar de enviar' : 'Enviar minha posição'}
      </Button>
    </section>
  )
}
