import { useEffect, useState } from 'react'
import { createManager, issuerElsewhere } from '../../../session/oidc.ts'
import { askCode, type PanelCode, redeem } from '../../../session/pairing.ts'
import { PANEL_PATH } from '../../../session/panel-device.ts'

/** The server asks for five seconds between two questions (RFC 8628). */
const PACE_MS = 5_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Shows one code after the other until staff admit the TV, also over nights without a network; then leads to the calls. */
const pair = async (show: (code: PanelCode | undefined) => void, isOver: () => boolean) => {
  const manager = createManager()
  // A TV that was admitted before, and is switched on again.
  if (await manager.getUser()) return location.replace(PANEL_PATH)
  let code: PanelCode | undefined
  while (!isOver()) {
    try {
      if (!code || code.expiresAt < Date.now()) show((code = await askCode(manager.settings)))
      const answer = await redeem(manager, code)
      if (answer === 'ADMITTED') return location.replace(PANEL_PATH)
      if (answer === 'EXPIRED') code = undefined
    } catch {
      show((code = undefined))
    }
    await pause(PACE_MS)
  }
}

/** The code that the TV shows; undefined while the server does not answer. */
export const usePairing = (): PanelCode | undefined => {
  const [code, setCode] = useState<PanelCode>()
  useEffect(() => {
    if (issuerElsewhere()) return undefined
    let over = false
    void pair(setCode, () => over)
    return () => {
      over = true
    }
  }, [])
  return code
}
