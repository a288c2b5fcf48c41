import { html } from './pages/html.ts'

const minutesOrSeconds = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}` : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}

/** Refusals of a name and a password. */
export const signInLabels = {
  wrongPassword: 'Usuário ou senha incorretos.',
  tooManyAttempts: (retryAfter: number) => `Muitas tentativas de entrada. Tente novamente em ${minutesOrSeconds(retryAfter)}.`,
}

/** Above every form with errors at its fields. */
export const fieldsToCorrect = (count: number): string => (count === 1 ? 'Corrija 1 campo.' : `Corrija ${count} campos.`)

export const loginLabels = {
  title: 'Entrar',
  lead: 'Use o usuário da sua empresa.',
  username: 'Usuário',
  password: 'Senha',
  submit: 'Entrar',
  forgotten: 'Esqueceu a senha? Peça uma nova ao administrador da sua empresa.',
}

/** The sidebar of the login page: a slogan, and loads as an example. */
export const sceneLabels = {
  slogan: 'Da oferta ao canhoto, cada carga no seu lugar.',
  lead: 'Lance, contrate, acompanhe e confira a entrega em um só quadro.',
  offered: { status: 'Aguardando aceite', code: 'CG-20418', when: 'há 4 min', from: 'Betim, MG', to: 'Extrema, MG', value: 'R$ 4.300,00' },
  moving: {
    status: 'Em trânsito',
    code: 'CG-20377',
    when: 'chega às 10:40',
    from: 'Telêmaco Borba, PR',
    to: 'Contagem, MG',
    value: 'R$ 8.740,00',
  },
  delivered: {
    status: 'Comprovante aprovado',
    code: 'CG-20322',
    when: 'ontem',
    from: 'Cajamar, SP',
    to: 'Recife, PE',
    value: 'R$ 14.220,00',
  },
}

export const logoutLabels = {
  title: 'Sair',
  question: 'Sair do Embarca?',
  lead: 'Você terá que entrar de novo para ver suas cargas.',
  confirm: 'Sair',
  stay: 'Continuar aqui',
}

/** The pages of a link with which a person sets a password. */
export const accessPageLabels = {
  title: 'Criar senha',
  heading: 'Crie a sua senha',
  lead: (name: string, username: string) => html`${name}, você entra com o usuário <b>${username}</b>. Este link vale uma única vez.`,
  password: 'Senha',
  again: 'Senha, de novo',
  submit: 'Criar senha',
  done: {
    title: 'Senha criada',
    lead: (username: string) => html`Agora entre com o usuário <b>${username}</b> e a senha que você acabou de criar.`,
    enter: 'Entrar',
  },
  gone: {
    title: 'Link sem validade',
    heading: 'Este link não vale mais',
    lead: 'Ele já foi usado, expirou ou foi trocado por outro. Peça um novo a quem faz a gestão de usuários da sua empresa.',
    enter: 'Ir para a entrada',
  },
}

/** The pages of the link that creates the first shipper. */
export const firstStartLabels = {
  title: 'Primeiro acesso',
  heading: 'Vamos começar',
  lead: 'Cadastre a empresa embarcadora e quem vai administrá-la. Este link vale uma única vez.',
  shipper: 'Empresa',
  shipperName: 'Nome',
  document: 'CNPJ',
  administrator: 'Administrador',
  name: 'Nome completo',
  email: 'E-mail',
  username: 'Usuário',
  usernameHint: 'Letras, números, ponto e hífen.',
  password: 'Senha',
  submit: 'Criar empresa',
  wrong: {
    shipperName: 'Informe o nome da empresa.',
    document: 'Confira o CNPJ: os dígitos não batem.',
    name: 'Informe nome e sobrenome.',
    email: 'Informe um e-mail válido.',
  },
  failed: 'Não foi possível criar a empresa. Tente novamente.',
  done: {
    title: 'Tudo pronto',
    lead: (shipperName: string) => `${shipperName} já pode embarcar. Entre com o usuário que você acabou de criar.`,
    enter: 'Entrar',
  },
  gone: {
    title: 'Link sem validade',
    heading: 'Este link não vale mais',
    lead: 'Ele já foi usado ou expirou. Se a empresa ainda não foi criada, reinicie o servidor para receber um novo.',
    enter: 'Ir para a entrada',
  },
}

/** The page shown when a sign-in cannot continue. */
export const problemLabels = {
  expired: {
    title: 'Esta página expirou',
    text: 'A entrada demorou demais ou foi aberta em outra aba. Comece de novo: leva um instante.',
    action: 'Entrar de novo',
  },
  broken: {
    title: 'Isso é constrangedor...',
    text: 'Algo deu errado em nossos servidores, contacte um administrador.',
    action: 'Tentar de novo',
  },
  away: {
    title: 'Não foi possível entrar agora',
    text: 'O sistema não consegue gravar no momento. Tente novamente em instantes.',
    action: 'Tentar de novo',
  },
  wrong: {
    title: 'Não foi possível entrar',
    text: 'O endereço que trouxe você até aqui não está certo. Comece pela página inicial.',
    action: 'Ir para o início',
  },
  code: (code: string) => `Código: ${code}`,
}
