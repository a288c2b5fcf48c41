import type { ResidualTime } from '@embarca/contracts/negotiation/views.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { dismiss, notification } from '../../base/feedback.ts'
import { useChannel } from '../../base/live.ts'
import { useSession } from '../../session/session.ts'
import { useInboxSummary } from '../../shared/inbox/use-unread.ts'
import { receiveAuctionUpdate } from '../../shared/load/auction-store.ts'
import { hasRoomForNotes, isRealtimeMessage, type LiveNote, noteOf } from './notes.ts'

/**
 * Shows live events as one note, the newest, where a screen has room for it, and keeps auction clocks current. Each has its entry in the
 * bell; users may switch notes off, and mute kinds of them.
 */
export const LiveNotes = () => {
  const { roles, flNotifyBySystem } = useSession()
  const muted = useInboxSummary()?.muted ?? []
  const router = useRouter()
  const navigate = useNavigate()
  const shown = useRef<number>(undefined)
  const show = ({ hash, deal, kind: _, ...content }: LiveNote) => {
    if (shown.current !== undefined) dismiss(shown.current)
    const open = () => void navigate({ to: '/loads/$hashId/details', params: { hashId: hash }, search: deal === undefined ? {} : { deal } })
    shown.current = notification({ ...content, isBackground: true, action: { label: 'Abrir carga', run: open } })
  }
  useChannel(allows(may.seeLoads, roles) ? 'shipper' : undefined, (frame) => {
    if (frame.type === 'auction.changed' && frame.data) {
      const { shippingId, ...words } = frame.data as ResidualTime
      receiveAuctionUpdate(shippingId, words)
    }
    const note = isRealtimeMessage(frame) ? noteOf(frame.data) : undefined
    if (note && flNotifyBySystem && !muted.includes(note.kind) && hasRoomForNotes(router.state.location.pathname)) show(note)
  })
  return null
}
