import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { pastedNames } from '@embarca/contracts/kit/labels.pt.ts'
import { recognise } from '@embarca/contracts/kit/recognise.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useDeferredValue, useEffect, useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { plain } from '../../base/texts.ts'
import { useScreens } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { recentOf } from './recent.ts'

export type PaletteOption = {
  readonly key: string
  readonly to: string
  readonly title: string
  readonly summary?: string
  readonly note: string
  readonly icon: string
  readonly remember?: true
}

const PAUSE = 120
const ENOUGH = 2
/** Orders that are offered. */
const FEW = 5

const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The field a load was found by; a name of a driver or transporter needs no explanation. */
const foundBy = (by: keyof typeof pastedNames | 'name') => (by === 'name' ? '' : pastedNames[by])

/** The options for the typed text: recent loads when it is empty, else the loads and orders found and the screens whose name matches. */
export const usePaletteOptions = (typed: string) => {
  const { user_id, roles } = useSession()
  const { listed } = useScreens()
  const settled = useSettled(typed).trim()
  const { kind, text } = recognise(settled)
  const asks = text.length >= ENOUGH && allows(boardRoutes.find.may, roles)
  const found = useRead(boardRoutes.find, { text: settled.slice(0, 100) }, { enabled: asks, keep: true })
  const asksOrders = text.length >= ENOUGH && allows(orderRoutes.search.may, roles)
  const orders = useRead(orderRoutes.search, kind === 'nfe' ? { nfeKey: text, size: FEW } : { text: settled.slice(0, 100), size: FEW }, {
    enabled: asksOrders,
    keep: true,
  })
  const recent = useDeferredValue(typed) === '' ? recentOf(user_id) : []

  const loads = (asks ? (found.data ?? []) : []).map(
    ({ hashId, externalId, status, matched, by, summary }): PaletteOption => ({
      key: hashId,
      to: `/loads/${hashId}/details`,
      title: externalId,
      summary,
      note: by === 'code' ? status : `${foundBy(by)} ${matched} · ${status}`,
      icon: 'truck',
      remember: true,
    }),
  )
  const ordered = (asksOrders ? (orders.data?.list ?? []) : []).map(
    ({ id, code, status, delivery, product }): PaletteOption => ({
      key: id,
      to: `/orders?text=${encodeURIComponent(code)}&order=${id}`,
      title: code,
      summary: [delivery && `${delivery.name}, ${delivery.city}`, product].filter(Boolean).join(' · '),
      note: `pedido · ${orderLabels.status[status]}`,
      icon: 'file',
      remember: true,
    }),
  )
  const screens = listed
    .filter(({ title }) => kind === 'text' && plain(title).includes(plain(text)))
    .map(({ to, title }): PaletteOption => ({ key: to, to, title, note: 'tela', icon: 'right' }))
  const lately = recent.map((one): PaletteOption => ({ ...one, key: one.to, note: 'recente', icon: 'history', remember: true }))
  const offers = [...lately, ...loads, ...ordered, ...screens]

  const searching = typed.trim() !== '' && (typed.trim() !== settled || (asks && found.isFetching) || (asksOrders && orders.isFetching))
  const nothing = text.length >= ENOUGH && !searching && offers.length === 0
  const note =
    found.isError && asks
      ? 'Não foi possível buscar agora. Tente novamente.'
      : nothing
        ? `Nada encontrado por ${pastedNames[kind]}.`
        : kind !== 'text' && asks
          ? `Reconhecido: ${pastedNames[kind]}.`
          : ''
  return { offers, note, searching }
}
