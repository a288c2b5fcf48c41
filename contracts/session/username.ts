/** The name a person signs in with: letters, digits, dots and hyphens; without case, and never given to another person of this server. */
export const USERNAME = '^[A-Za-z0-9][A-Za-z0-9.-]{2,59}$'
