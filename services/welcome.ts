import { demoPassword, demoUsers } from './identity/demo-users.ts'

/** What a newcomer reads in the terminal. */
export const welcome = (publicUrl: string, demo: boolean): string => {
  const width = Math.max(...demoUsers.map(({ username }) => username.length))
  const logins = demoUsers
    .filter(({ printed }) => printed)
    .map(({ username, name, roles }) => `    ${username.padEnd(width)}  ${name} (${roles.join(', ')})`)
  return [
    '',
    `  Embarca: ${publicUrl}`,
    ...(demo ? ['', `  Logins, all with the password "${demoPassword}":`, ...logins] : []),
    '',
    '  Ctrl+C stops it; what happened is kept.',
    '',
  ].join('\n')
}

/** What the operator of a new production server reads: nobody can sign in before this link was followed. */
export const firstStart = (publicUrl: string, link: string): string =>
  `\n  Embarca: ${publicUrl}\n\n  Nobody can sign in yet. Make the first company and its administrator here, once, within a day:\n    ${link}\n`
