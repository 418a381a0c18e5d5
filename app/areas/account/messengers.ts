/** Where a customer can be reached besides by mail, by names that are the same everywhere. */
export const MESSENGER_NAMES = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  skype: 'Skype',
  facebook: 'Facebook',
  instagram: 'Instagram',
  wechat: 'WeChat',
} as const;
