import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** MongoDB's protocol in one process. Arguments: the port, and a file that outlives it. The driver wants a newer wire version than this server names. */
class Server {
  public static void main(String[] args) {
    MongoBackend backend = args.length > 1 ? new H2Backend(args[1]) : new MemoryBackend();
    backend.version(new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(7, 0, 0); }
      public String toVersionString() { return "7.0.0"; }
      public int getWireVersion() { return 21; }
    });
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    // What H2 holds is on the disk once it is closed.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
  }
}
