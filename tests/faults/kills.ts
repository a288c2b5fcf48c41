/** How often long tests kill a program: CI kills it less often, because fifty times take minutes. */
export const KILLS = Number(process.env['KILLS'] ?? 50)
