/** What the bot says at its launch when it is asked to run on several machines. */
export const machines = {
  badWebhookSecret: (variable: string) =>
    `${variable} is missing, too short, or has other characters than letters, digits, "_" and "-". Give 16 to 256 of them, as from: openssl rand -hex 32`,
  webhookNeeds: (variable: string, needed: string) =>
    `${variable} is set, and ${needed} is not: what Telegram brings is kept in a database, where all machines find it. Set ${needed}, or leave ${variable} out.`,
};
