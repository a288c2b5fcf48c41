import { serverError } from '@embarca/contracts/labels.pt.ts'
import { signIn } from '../../session/start.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './outside.css'

/** Shown after the session ended: the reason, and a button to sign in again. */
export const SignedOut = ({ text }: { readonly text: string }) => (
  <main className="outside">
    <BrandMark />
    <p role="status">{text}</p>
    <Button look="primary" size="big" onClick={() => void signIn()} autoFocus>
      Entrar
    </Button>
  </main>
)

export const OpeningFailed = ({ error }: { readonly error: unknown }) => (
  <main className="outside">
    <BrandMark />
    <h1>{serverError.title}</h1>
    <ErrorState text={serverError.text} error={error} onRetry={() => location.reload()} />
  </main>
)
