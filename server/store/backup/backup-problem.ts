/** Why a backup or a restore was refused; the message is whole sentences that say what to do. Nothing was changed. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
