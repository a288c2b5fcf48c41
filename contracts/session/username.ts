/** The name a person signs in with: letters, digits, dots and hyphens; without case, one person's for ever on this server. */
export const USERNAME = '^[A-Za-z0-9][A-Za-z0-9.-]{2,59}$'
export const usernameHint = 'Use 3 a 60 letras, números, pontos ou hífens.'
