/** Digits of a number with its area: a landline or a mobile. */
const COMPLETE = [10, 11]
export const isCompletePhone = (phone: string): boolean => COMPLETE.includes(phone.length)

/** Opens a chat with a Brazilian number, or WhatsApp's own choice of one, with a text to send. */
export const whatsappLink = (text: string, phone = ''): string => `https://wa.me/${phone && `55${phone}`}?text=${encodeURIComponent(text)}`

/** Opens the sender's own mail program with a message to address. */
export const mailLink = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
