import { demoPassword, demoUsers } from './identity/demo-users.ts'

/** Printed in the terminal at the start of a development server. */
export const welcome = (publicUrl: string, demo: boolean, files?: string): string => {
  const width = Math.max(...demoUsers.map(({ username }) => username.length))
  const logins = demoUsers
    .filter(({ printed }) => printed)
    .map(({ username, name, roles }) => `    ${username.padEnd(width)}  ${name} (${roles.join(', ')})`)
  return [
    '',
    `  Embarca: ${publicUrl}`,
    ...(demo ? ['', `  Logins, all with the password "${demoPassword}":`, ...logins] : []),
    ...(files ? ['', files] : []),
    '',
    '  Ctrl+C stops it; what happened is kept.',
    '',
  ].join('\n')
}

/** Printed for the operator of a new production server: nobody can sign in before this link is used. */
export const firstStart = (publicUrl: string, link: string): string =>
  `\n  Embarca: ${publicUrl}\n\n  Nobody can sign in yet. Make the first company and its administrator here, once, within a day:\n    ${link}\n`
