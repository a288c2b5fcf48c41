import type { ResidualTime } from '@embarca/contracts/negotiation/views.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { dismiss, notification } from '../../base/feedback.ts'
import { useChannel } from '../../base/live.ts'
import { useSession } from '../../session/session.ts'
import { receiveAuctionUpdate } from '../../shared/load/auction-store.ts'
import { isRead, isRealtimeMessage, type LiveNote, mostAtOnce, noteOf, notesToKeep } from './notes.ts'

/**
 * Notifies of live events on every screen and keeps auction clocks current. A new note pushes out the oldest; users may switch notes off.
 */
export const LiveNotes = () => {
  const { roles, flNotifyBySystem } = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const shown = useRef<readonly { readonly about: string; readonly id: number }[]>([])
  const show = ({ about, hash, deal, ...content }: LiveNote) => {
    const remaining = notesToKeep(shown.current, about, mostAtOnce(innerWidth))
    for (const gone of shown.current) if (!remaining.includes(gone)) dismiss(gone.id)
    const open = () => void navigate({ to: '/loads/$hashId/details', params: { hashId: hash }, search: deal === undefined ? {} : { deal } })
    shown.current = [
      ...remaining,
      { about, id: notification({ ...content, isBackground: true, action: { label: 'Abrir carga', run: open } }) },
    ]
  }
  useChannel(allows(may.seeLoads, roles) ? 'shipper' : undefined, (frame) => {
    if (frame.type === 'auction.changed' && frame.data) {
      const { shippingId, ...words } = frame.data as ResidualTime
      receiveAuctionUpdate(shippingId, words)
    }
    const note = isRealtimeMessage(frame) ? noteOf(frame.data) : undefined
    if (note && flNotifyBySystem && !isRead(note, router.state.location)) show(note)
  })
  return null
}
