import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { type Forms, formText } from './forms.ts'
import { errors } from './oidc-provider.ts'
import { sendPage } from './page-reply.ts'
import { loginPage } from './pages/login-page.ts'
import { problemPage } from './pages/problem-page.ts'
import { realm } from './provider.ts'
import type { SignIn } from './sign-in.ts'

type Login = { readonly Params: { uid: string }; readonly Body: unknown }
/** The page that the provider shows when nobody is signed in; the login's own cookie proves that the form is ours. */
export const loginRoutes = (app: FastifyInstance, provider: Provider, signIn: SignIn, { headers, home }: Forms): void => {
  const interactionOf = async (request: FastifyRequest<Login>, reply: FastifyReply) => {
    try {
      const login = await provider.interactionDetails(request.raw, reply.raw)
      if (login.uid === request.params.uid && login.prompt.name === 'login') return login
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
    }
    return undefined
  }
  const tooLate = (reply: FastifyReply) => sendPage(reply, headers, problemPage('invalid_request', home), 400)
  const path = `${realm}/login/:uid`
  const action = (request: FastifyRequest<Login>) => `${realm}/login/${encodeURIComponent(request.params.uid)}`

  app.get<Login>(path, async (request, reply) => {
    const login = await interactionOf(request, reply)
    if (!login) return tooLate(reply)
    const hint = login.params['login_hint']
    return sendPage(reply, headers, loginPage({ action: action(request), ...(typeof hint === 'string' && { username: hint }) }))
  })

  app.post<Login>(path, async (request, reply) => {
    if (!(await interactionOf(request, reply))) return tooLate(reply)
    const username = formText(request.body, 'username').trim()
    const outcome = await signIn(username, formText(request.body, 'password'), request.ip)
    if ('refused' in outcome) {
      if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter)
      return sendPage(reply, headers, loginPage({ action: action(request), username, refused: outcome.refused }), outcome.status)
    }
    const result = { login: { accountId: outcome.account.userId } }
    return reply.headers(headers).redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
  })
}
