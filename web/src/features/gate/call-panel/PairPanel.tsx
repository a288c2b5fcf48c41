import { panelLabels } from '@embarca/contracts/session/panels.pt.ts'
import { Suspense } from 'react'
import { issuerElsewhere } from '../../../session/oidc.ts'
import { PANEL_PATH } from '../../../session/panel-device.ts'
import { LazyQrCode } from '../../../shared/send-link/LazyQrCode.tsx'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { usePairing } from './use-pairing.ts'
import './pair-panel.css'

const Elsewhere = () => (
  <>
    <p>{panelLabels.elsewhere}</p>
    <a className="button primary big" href={PANEL_PATH}>
      Entrar
    </a>
  </>
)

const Code = () => {
  const code = usePairing()
  const address = `${location.origin}/settings/panels/new`
  if (!code) return <p role="status">Conectando…</p>
  return (
    <div className="pair-code">
      <Suspense fallback={<Skeleton height={240} />}>
        <LazyQrCode link={`${address}?code=${code.userCode}`} label="Código QR para ligar este painel" />
      </Suspense>
      <div>
        <p>Leia o código com o celular, ou abra</p>
        <p className="pair-address">{`${location.host}/settings/panels`}</p>
        <p>e escreva:</p>
        <p className="pair-letters num" role="status">
          {code.userCode}
        </p>
      </div>
    </div>
  )
}

/** What a TV shows before staff admit it: it has no keyboard (readings Y17). */
export const PairPanel = () => (
  <main className="pair-panel">
    <BrandMark />
    <h1>Painel de chamadas</h1>
    {issuerElsewhere() ? <Elsewhere /> : <Code />}
    <p className="pair-login">
      <a href={PANEL_PATH}>Entrar com usuário e senha</a>
    </p>
  </main>
)
