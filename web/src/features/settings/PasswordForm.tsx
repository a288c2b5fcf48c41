import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { passwordRoutes, SHORTEST_PASSWORD } from '@embarca/contracts/session/password.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { showFailure } from '../../base/show-failure.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import { useRereadSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

const Elsewhere = ({ issuer }: { readonly issuer: string }) => (
  <p>
    A sua senha é trocada no servidor de identidade da empresa: <a href={issuer}>{new URL(issuer).host}</a>.
  </p>
)

const Here = ({ username }: { readonly username: string }) => {
  const reread = useRereadSession()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [repeated, setAgain] = useState('')
  const [pending, setPending] = useState(false)
  const { shown, validate: pass } = useFormErrors({
    ...(!password && { password: 'Diga a senha atual.' }),
    ...(newPassword.length < SHORTEST_PASSWORD && { newPassword: passwordLabels.short }),
    ...(newPassword !== repeated && { repeated: passwordLabels.unlike }),
  })
  const change = async () => {
    setPending(true)
    try {
      await call(passwordRoutes.change, { password, newPassword })
      message('success', 'Senha alterada. Entre novamente.')
      // Changing the password ended every session of the user; the next request leads to the login page.
      await reread().catch(() => {})
    } catch (thrown) {
      if (!isCallFailed(thrown)) throw thrown
      showFailure(thrown)
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      className="form-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pass() && !pending) void change()
      }}
    >
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField
        className="c4"
        type="password"
        label="Senha atual"
        value={password}
        onChange={setPassword}
        error={shown['password']}
        autoComplete="current-password"
      />
      <TextField
        className="c4"
        type="password"
        label="Nova senha"
        value={newPassword}
        onChange={setNewPassword}
        error={shown['newPassword']}
        autoComplete="new-password"
      />
      <TextField
        className="c4"
        type="password"
        label="Nova senha, de novo"
        value={repeated}
        onChange={setAgain}
        error={shown['again']}
        autoComplete="new-password"
      />
      <div className="c12">
        <Button type="submit" pending={pending}>
          Trocar senha
        </Button>
      </div>
    </form>
  )
}

/** The password form when this server keeps passwords; otherwise a note on where they are kept. */
export const PasswordForm = ({ username }: { readonly username: string }) => {
  const issuer = issuerElsewhere()
  return issuer ? <Elsewhere issuer={issuer} /> : <Here username={username} />
}
