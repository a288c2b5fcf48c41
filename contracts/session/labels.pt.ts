import { type PasswordRefusal, SHORTEST_PASSWORD } from './password.ts'

/** What the client shows when a command succeeded or failed, as specified. */
export const sessionMessages = {
  userAdded: 'Usuário incluído.',
  userChanged: 'Usuário atualizado.',
  userRemoved: 'Usuário excluído.',
}

export const accessLabels = {
  sent: 'Link de acesso enviado por e-mail.',
  failed: 'Não foi possível enviar o link de acesso.',
  /** No mail server is configured: the user who asked hands the link over. */
  notSent: 'Nenhum servidor de e-mail está configurado: copie o link e entregue-o à pessoa.',
  /** Drivers have no e-mail: his company hands the link over. */
  forDriver: 'Entregue o link ao motorista.',
  elsewhere: 'As pessoas entram pelo servidor de identidade da empresa: o acesso é dado lá.',
  mail: {
    subject: 'Seu acesso à Embarca',
    text: (name: string, username: string, link: string, until: string) =>
      `Olá, ${name}.\n\nCrie a senha com que você entra na Embarca como ${username}:\n${link}\n\nO link vale uma única vez, até ${until}.\n`,
  },
}

export const passwordLabels = {
  hint: `Pelo menos ${SHORTEST_PASSWORD} caracteres.`,
  short: `Use pelo menos ${SHORTEST_PASSWORD} caracteres.`,
  unlike: 'As duas não são iguais.',
  refusal: {
    PASSWORD_WRONG: 'A senha atual não confere.',
    PASSWORD_ELSEWHERE: 'A sua senha é trocada no servidor de identidade da empresa.',
    TOO_MANY_ATTEMPTS: 'Muitas tentativas. Tente novamente em alguns minutos.',
  } satisfies Record<PasswordRefusal, string>,
}

export const usernameHint = 'Use 3 a 60 letras, números, pontos ou hífens.'
